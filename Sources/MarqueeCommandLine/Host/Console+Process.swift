import MarqueeSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Console {
  /// The console of this process.
  package static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Console(
      write: { write($0, to: STDOUT_FILENO) }, writeError: { write($0, to: STDERR_FILENO) },
      readInput: { readAll(from: STDIN_FILENO) }, environment: environment,
      isTerminal: isTerminal,
      showsProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      width: TerminalWidth.columns(
        environment: environment, terminal: isTerminal ? terminalWidth : nil))
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

  /// Writes all bytes; what cannot be written is dropped, for there is nowhere to say so.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let base = buffer.baseAddress {
        let count = unsafe systemWrite(descriptor, base + offset, buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        offset += count
      }
    }
  }

  private static func readAll(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
