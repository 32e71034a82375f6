import MarqueeScreen

/// Examines the start of a text in UTF-8 or UTF-16 without decoding it.
///
/// Only ASCII matters here; any other character reads as the byte 0xFF.
struct TextStart {
  private let bytes: [UInt8]
  private let start: Int
  /// Which byte of a code unit is its low half, and how many bytes a unit has.
  private let lowByte: Int
  private let unitByteCount: Int
  private var index = 0

  /// Starts at an offset of some bytes.
  init(_ bytes: [UInt8], from start: Int, lowByte: Int = 0, unitByteCount: Int = 1) {
    self.bytes = bytes
    self.start = start
    self.lowByte = lowByte
    self.unitByteCount = unitByteCount
  }

  /// The next character; `nil` at the end.
  var current: UInt8? { self[0] }

  private subscript(distance: Int) -> UInt8? {
    let offset = start + (index + distance) * unitByteCount
    guard offset + unitByteCount <= bytes.count else { return nil }
    guard unitByteCount == 1 || bytes[offset + 1 - lowByte] == 0 else { return 0xFF }
    let byte = bytes[offset + lowByte]
    return byte < 0x80 ? byte : 0xFF
  }

  mutating func skipSpace() {
    while let byte = current, byte.isASCIISpace { index += 1 }
  }

  /// Skips white space and the comments of ASCII property lists.
  mutating func skipSpaceAndComments() {
    skipSpace()
    while isAt("//") || isAt("/*") {
      if isAt("//") {
        while let byte = current, !byte.isLineBreak { index += 1 }
      } else {
        index += 2
        skip(behind: "*/")
      }
      skipSpace()
    }
  }

  /// Skips processing instructions and comments, and the white space after them.
  mutating func skipXMLProlog() {
    while isAt("<?") || isAt("<!--") {
      skip(behind: isAt("<?") ? "?>" : "-->")
      skipSpace()
    }
  }

  var isAtHTML: Bool {
    ["<!doctype html", "<html", "<head", "<body"].contains { isAt($0) }
  }

  /// Whether a text of TextEdit or Word starts here.
  var isAtRTF: Bool { isAt("{\\rtf") }

  /// Whether a JSON object starts at this brace.
  ///
  /// `{}` is also an ASCII property list, and counts as one.
  var isAtJSONObject: Bool {
    var text = self
    text.index += 1
    text.skipSpaceAndComments()
    guard text.current == UInt8(ascii: "\"") else { return false }
    text.skipQuotedText()
    text.skipSpaceAndComments()
    return text.current == UInt8(ascii: ":")
  }

  var isAtJSONArray: Bool {
    var text = self
    text.index += 1
    text.skipSpace()
    guard let byte = text.current else { return false }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "\""),
      UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default:
      return ["true", "false", "null"].contains { text.isAt($0) }
    }
  }

  /// Whether a key starts here: a word or a quoted text before an equals sign or a semicolon.
  var isAtASCIIKey: Bool {
    var text = self
    if text.current == UInt8(ascii: "\"") || text.current == UInt8(ascii: "'") {
      text.skipQuotedText()
    } else {
      while let byte = text.current, ASCIICursor.isWordByte(byte) { text.index += 1 }
    }
    guard text.index > index else { return false }
    text.skipSpaceAndComments()
    return text.current == UInt8(ascii: "=") || text.current == UInt8(ascii: ";")
  }

  private mutating func skipQuotedText() {
    let quote = current
    index += 1
    while let byte = current, byte != quote {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// Skips everything through the next occurrence of a text, or to the end if there is none.
  private mutating func skip(behind text: String) {
    let first = text.utf8.first
    while let byte = current, byte != first || !isAt(text) { index += 1 }
    index += text.utf8.count
  }

  /// Whether a text comes next, in lower or upper case.
  private func isAt(_ text: String) -> Bool {
    text.utf8.enumerated().allSatisfy { offset, byte in
      guard let found = self[offset] else { return false }
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(found)
      return (isUpper ? found | 0x20 : found) == byte
    }
  }
}
