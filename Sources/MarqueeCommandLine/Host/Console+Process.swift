import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueePlatform
import MarqueeScreen

extension Console {
  package static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let fault = Locked<OutputFault?>(nil)
    // Nothing is written after the first failure. If an error cannot be written, there is nowhere
    // to report it.
    var console = Console(
      write: { bytes in fault.withLock { $0 = $0 ?? write(bytes, to: STDOUT_FILENO) } },
      writeError: { _ = write($0, to: STDERR_FILENO) })
    console.readInput = { OpenStream.standardInput.readToEnd() ?? [] }
    console.readSome = {
      OpenStream.standardInput.readSome().flatMap { $0.isEmpty ? nil : $0 }
    }
    console.hasInput = OpenStream.standardInput.hasInput
    console.outputFault = { fault.withLock { $0 } }
    console.outputPipe = OutputPipe(STDOUT_FILENO) { fault.withLock { $0 = $0 ?? .closed } }
    console.argumentBytes = argumentBytes
    console.environment = environment
    console.isTerminal = isTerminal
    console.showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    console.width = TerminalWidth.columns(
      environment: environment, terminal: isTerminal ? terminalWidth : nil)
    return console
  }

  private static var argumentBytes: [[UInt8]] {
    let words = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe words.compactMap { word in
      guard let word = unsafe word else { return nil }
      return unsafe [UInt8](UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  /// The columns of the terminal; `nil` if the system does not report it.
  private static var terminalWidth: Int? {
    #if canImport(Musl)
      return nil
    #else
      var size = winsize()
      let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
      return isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
    #endif
  }

  /// Writes all bytes.
  ///
  /// - Returns: Why some bytes could not be written; `nil` if all were.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> OutputFault? {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let base = buffer.baseAddress {
        let count = unsafe systemWrite(descriptor, base + offset, buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          return errno == EPIPE
            ? .closed
            : .failed(.ofSystem("standard output", failing: "it cannot be written"))
        }
        offset += count
      }
      return nil
    }
  }
}
