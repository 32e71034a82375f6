package import MarqueeDiagnostics
package import MarqueePropertyList

/// The text of a string with its references resolved, and the source of each byte.
///
/// Most texts have no references; their bytes are then the source's own, and nothing is copied.
package struct AuthoredText {
  /// The text as UTF-8.
  package let bytes: ArraySlice<UInt8>
  /// The text with the source of each byte; `nil` if ``bytes`` is a part of the source.
  private let located: LocatedText?

  package init(of index: ValueIndex, in document: borrowing PropertyListDocument) {
    guard document[index].flags.contains(.hasMarkup) else {
      bytes = document.source.text[document[index].content.offsets]
      located = nil
      return
    }
    let text = document.text(of: index)
    bytes = text.bytes[...]
    located = text
  }

  /// A text that is in no file, such as a default value.
  package init(unlocated text: String) {
    bytes = Array(text.utf8)[...]
    located = nil
  }

  /// The text of a value; `nil` if it is not a string, or is faulty.
  package init?(ofString index: ValueIndex, in document: borrowing PropertyListDocument) {
    guard document.isValidString(index) else { return nil }
    self.init(of: index, in: document)
  }

  /// The source of a range of ``bytes``; a reference such as `&amp;` is included as a whole.
  package func sourceRange(of range: Range<Int>) -> SourceRange {
    located?.sourceRange(of: range) ?? SourceRange(range)
  }

  /// A part of the text for a message, of 40 bytes at most.
  package func excerpt(_ range: Range<Int>) -> String {
    guard range.count > Self.longestExcerpt else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var start = bytes[range].prefix(Self.longestExcerpt)
    // A character is shown as a whole or not at all.
    while bytes[start.endIndex] & 0xC0 == 0x80 { start = start.dropLast() }
    return String(decoding: start, as: UTF8.self) + "…"
  }

  private static let longestExcerpt = 40

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package var trimmed: ArraySlice<UInt8> { WhiteSpace.trimming(bytes) }

  /// Whether nothing is visible: the text is empty, or only white space.
  package var isBlank: Bool { trimmed.isEmpty }

  /// Whether the text is a pair of quotation marks, such as an editor may leave for an empty field.
  package var isQuotedEmpty: Bool {
    guard (2...6).contains(bytes.count) else { return false }
    return Self.emptyQuotations.contains { bytes.elementsEqual($0.utf8) }
  }

  private static let emptyQuotations = ["\"\"", "''", "“”", "‘’"]

  /// The words with one space between each, so that texts that look the same are equal.
  ///
  /// - Complexity: O(*n*); a text that already has this form is not copied.
  package var words: ByteText {
    let text = trimmed
    guard Self.hasOddSpace(text) else { return ByteText(text) }
    return ByteText(
      Array(text.split(whereSeparator: \.isXMLSpace).joined(separator: [0x20]))[...])
  }

  /// Whether any white space is more or other than one space.
  private static func hasOddSpace(_ text: ArraySlice<UInt8>) -> Bool {
    var wasSpace = false
    for byte in text {
      let isSpace = byte.isXMLSpace
      if isSpace, wasSpace || byte != 0x20 { return true }
      wasSpace = isSpace
    }
    return false
  }
}
