package import MarqueeImages
import MarqueePlatform

package struct LocalImageReader: ImageFileReader {
  package init() {}

  package func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result? {
    guard entry.kind == .regular else { return nil }
    // Opening does not block, even if something else has replaced the file since it was listed.
    let descriptor = unsafe open(entry.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = FileStatus(of: descriptor), status.kind == .regular else { return nil }
    return body(
      OpenFile(
        descriptor: descriptor, path: entry.path, byteCount: status.identity.byteCount))
  }
}
