import MarqueeOutputs

extension Console {
  /// Does something, and again after each change of some content, until the process is stopped.
  ///
  /// - Parameters:
  ///   - paths: The paths of content folders and property lists.
  ///   - work: Returns the files besides the content whose changes count, too; `nil` to end.
  /// - Returns: The exit code, because only an error ends it.
  func follow(_ paths: [String], _ work: () -> [String]?) -> ExitCode {
    var watch = ContentWatch(paths)
    while let files = work() {
      watch.follow(files)
      guard waitForChange(&watch) else { break }
    }
    return .ioError
  }

  /// Waits until something has changed.
  ///
  /// - Returns: `false` once standard output is closed, because changes could not be reported.
  func waitForChange(_ watch: inout ContentWatch) -> Bool {
    guard outputFault() == nil else { return false }
    guard watch.wait(atMost: nil, outputPipe) == .outputClosed else { return true }
    outputPipe?.noteClosed()
    return false
  }
}
