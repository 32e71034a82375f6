import MarqueeImages
import MarqueePlatform

/// A stream that this process was given open: standard input, or what a shell writes for
/// `<(command)`.
///
/// The caller of the process chose it, so it is read although it is not a file; any other pipe
/// or device is never opened. It can be read once, and it has no version.
package struct OpenStream: Sendable {
  private let descriptor: Int32

  package static let standardInput = OpenStream(descriptor: STDIN_FILENO)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Finds the stream at a path such as `/dev/fd/63`; `nil` for any other path.
  package init?(at path: String) {
    if path == "/dev/stdin" {
      self = .standardInput
      return
    }
    let prefix = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
    guard let prefix, let descriptor = Int32(path.dropFirst(prefix.count)), descriptor >= 0,
      [.pipe, .special].contains(Disk().kind(of: path))
    else { return nil }
    self.descriptor = descriptor
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: After how many bytes reading ends; a stream that is longer gives more of
  ///   them.
  /// - Returns: `nil` if it cannot be read.
  package func readToEnd(atMost limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard let some = readSome() else { return nil }
      if some.isEmpty { break }
      bytes += some
    }
    return bytes
  }

  /// Reads what there is, and waits for the first byte.
  ///
  /// - Returns: No bytes at the end; `nil` if it cannot be read.
  package func readSome() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      return count < 0 ? nil : Array(buffer.prefix(count))
    }
  }

  package func hasInput(within time: Duration) -> Bool {
    let milliseconds =
      time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, Int32(clamping: milliseconds)) > 0
  }
}
