import MarqueeDiagnostics
import TestSupport

/// The text of a file that a diagnostic must point at.
struct AuthorMark {
  /// The file without marks.
  let bytes: [UInt8]
  let range: Range<Int>

  /// Takes the marks `⟦` and `⟧` out of a file; `nil` if it has none.
  ///
  /// Bytes are compared, because a mark and a joiner after it are one character.
  init?(takenFrom file: String, in folder: TemporaryFolder) throws {
    guard let marked = try? folder.read(file) else { return nil }
    guard let start = marked.firstRange(of: Array("⟦".utf8)),
      let end = marked.firstRange(of: Array("⟧".utf8))
    else { return nil }
    try AuthorEditError.check(start.upperBound <= end.lowerBound, "the marks are the wrong way")
    let text = marked[start.upperBound..<end.lowerBound]
    bytes = Array(marked[..<start.lowerBound] + text + marked[end.upperBound...])
    range = start.lowerBound..<(start.lowerBound + text.count)
    try AuthorEditError.check(
      bytes.firstRange(of: Array("⟦".utf8)) == nil, "there are several marks")
    try folder.write(bytes, to: file)
  }

  /// Whether a diagnostic's range is the marked one.
  ///
  /// A marked text may be reported with its tags or by its opening tag, and a marked tag by the
  /// value that begins there.
  func accepts(_ found: Range<Int>) -> Bool {
    if found == range { return true }
    if bytes[range].first == UInt8(ascii: "<") { return acceptsValue(found) }
    guard range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: ">"),
      bytes[range.upperBound...].starts(with: Array("</".utf8)),
      let opening = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      let closing = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    return found == opening..<(closing + 1) || found == opening..<range.lowerBound
  }

  /// Whether a range is the value whose opening tag is marked, a part of it or all.
  private func acceptsValue(_ found: Range<Int>) -> Bool {
    guard let end = bytes[range].firstIndex(of: UInt8(ascii: ">")) else { return false }
    let tag = Array(bytes[range.lowerBound...end])
    let closingTag = Array("</".utf8) + tag.dropFirst()
    if found.lowerBound == range.lowerBound {
      return found.upperBound == end + 1 || bytes[found].suffix(closingTag.count) == closingTag[...]
    }
    return found.lowerBound == end + 1 && bytes[found.upperBound...].starts(with: closingTag)
      && found.upperBound + closingTag.count == range.upperBound
  }
}
