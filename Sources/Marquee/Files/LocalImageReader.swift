package import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Opens pictures on this machine.
package struct LocalImageReader: ImageFileReader {
  package init() {}

  package func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result? {
    guard entry.kind == .regular else { return nil }
    // Whatever has taken the file's place since it was listed, opening it does not wait.
    let descriptor = unsafe open(entry.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = FileStatus(of: descriptor), status.kind == .regular else { return nil }
    return body(OpenFile(descriptor: descriptor, byteCount: status.identity.byteCount))
  }
}

/// A file that is open.
private struct OpenFile: ByteSource {
  let descriptor: Int32
  let byteCount: Int

  func read(_ range: Range<Int>) -> [UInt8]? {
    var hasFailed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let base = buffer.baseAddress {
        let read = unsafe pread(
          descriptor, base + count, range.count - count, off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        hasFailed = read < 0
        guard read > 0 else { return }
        count += read
      }
    }
    return hasFailed ? nil : bytes
  }
}
