/// A table of the offsets where lines begin, which turns byte offsets into lines and columns.
///
/// LF, CR and CRLF each end one line.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line; never empty.
  private let starts: [UInt32]
  private let text: [UInt8]
  /// The offset after the last line, including its line break.
  private let end: Int

  /// Finds the lines of a text.
  ///
  /// - Parameter text: UTF-8 bytes.
  /// - Complexity: O(*n*) in the bytes; four bytes of memory per line.
  public init(_ text: [UInt8]) {
    self.init(text, through: .max)
  }

  /// Finds the first lines of a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - lastOffset: An offset in the last line to find: the table has no lines after it.
  /// - Complexity: O(*n*) in the bytes up to the end of that line; four bytes of memory per line.
  package init(_ text: [UInt8], through lastOffset: UInt32) {
    (starts, end) = text.withSpan { Self.starts(in: $0, through: lastOffset) }
    self.text = text
  }

  /// Returns the offset of the first byte of each line, and the end of the last of these lines.
  private static func starts(
    in bytes: borrowing Span<UInt8>, through lastOffset: UInt32
  ) -> (starts: [UInt32], end: Int) {
    var starts: [UInt32] = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      // Nearly all other bytes are greater than both.
      guard byte <= UInt8(ascii: "\r"), byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      else { continue }
      if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
        offset += 1
      }
      guard offset <= lastOffset else { break }
      starts.append(UInt32(clamping: offset))
    }
    return (starts, offset)
  }

  /// How many lines the table has; a text that ends with a line break has an empty last line.
  public var lineCount: Int { starts.count }

  /// Returns the line and column of a byte offset, both counted from 1.
  ///
  /// The column counts characters (extended grapheme clusters), as an author counts them on the
  /// screen. An offset after the end of the text gives the place after the last character.
  ///
  /// - Complexity: O(log *lines*) for the line and O(*k*) for the column, where *k* is the number
  ///   of bytes between the start of the line and the offset.
  public func location(at offset: UInt32) -> TextLocation {
    let line = lineIndex(at: offset)
    let end = min(Int(offset), end)
    let prefix = text[min(Int(starts[line]), end)..<end]
    return TextLocation(
      line: line + 1, column: String(decoding: prefix, as: UTF8.self).count + 1)
  }

  /// Returns the line of a byte offset, counted from 1.
  ///
  /// - Complexity: O(log *lines*), however long the line is.
  package func line(at offset: UInt32) -> Int { lineIndex(at: offset) + 1 }

  /// Returns the bytes of a line without its line break; `nil` for a line that does not exist.
  ///
  /// - Parameter line: The line's number, from 1.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : end
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return SourceRange(start..<end)
  }

  /// Returns the index of the last line that starts at or before an offset.
  private func lineIndex(at offset: UInt32) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }
}
