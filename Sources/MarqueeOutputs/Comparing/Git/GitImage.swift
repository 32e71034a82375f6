import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

package struct GitImage: Hashable {
  /// What Git LFS keeps in the repository in place of a file.
  private struct Pointer: Hashable {
    let sha256: String
    let byteCount: Int

    /// Reads the text of a pointer; `nil` for anything else.
    init?(_ bytes: [UInt8]) {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      func value(_ key: String) -> Substring? {
        lines.first { $0.hasPrefix(key) }?.dropFirst(key.count)
      }
      guard value("version https://git-lfs") != nil, let sha256 = value("oid sha256:"),
        let byteCount = value("size ").flatMap({ Int($0) })
      else { return nil }
      self.sha256 = String(sha256)
      self.byteCount = byteCount
    }
  }

  private let object: String
  private let byteCount: Int?
  private let pointer: Pointer?

  /// Creates an image from a file of a revision.
  ///
  /// - Parameter bytes: Its bytes, if it is as small as a pointer of Git LFS.
  init(_ entry: GitEntry, bytes: [UInt8]? = nil) {
    object = entry.object
    byteCount = entry.byteCount
    pointer = bytes.flatMap(Pointer.init)
  }

  /// The largest pointer, in bytes.
  static let maximumPointerByteCount = 1024

  /// Whether a file of the file system has the same bytes, or those that the pointer stands for.
  ///
  /// - Complexity: O(*n*) in the bytes of a file that has the same size.
  package func isSame(asFile path: String, byteCount: Int) -> Bool {
    let isOfObject = byteCount == self.byteCount
    guard isOfObject || byteCount == pointer?.byteCount else { return false }
    // A file that cannot be read is an error elsewhere.
    guard let bytes = try? Disk().read(path).bytes else { return true }
    if isOfObject {
      let message = Array("blob \(bytes.count)\0".utf8) + bytes
      let hash = object.utf8.count == 64 ? SHA256.hash(message) : SHA1.hash(message)
      if hash.map({ $0.hexadecimal(digitCount: 2) }).joined() == object { return true }
    }
    return pointer?.sha256 == SHA256.hexadecimal(of: bytes)
  }
}

extension GitTree {
  /// Image files, with what Git LFS keeps in their place.
  func images(
    _ entries: [GitEntry]
  ) throws(FileError) -> [(entry: GitEntry, image: GitImage)] {
    let small = entries.filter { ($0.byteCount ?? 0) <= GitImage.maximumPointerByteCount }
    let contents = Dictionary(
      try contents(of: small).map { ($0.entry.path, $0.bytes) },
      uniquingKeysWith: { first, _ in first })
    return entries.map { ($0, GitImage($0, bytes: contents[$0.path])) }
  }
}
