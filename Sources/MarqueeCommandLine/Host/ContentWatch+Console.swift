import MarqueeOutputs

extension ContentWatch {
  /// Waits until something has changed.
  ///
  /// - Returns: `false` once standard output is closed, because changes could not be reported.
  mutating func waitForChange(on console: Console) -> Bool {
    guard console.outputFault() == nil else { return false }
    guard wait(atMost: nil, console.outputPipe) == .outputClosed else { return true }
    console.outputPipe?.noteClosed()
    return false
  }
}
