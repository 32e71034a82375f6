import MarqueeScreen

/// A cursor that moves forward over the words, texts and comments of an ASCII property list.
struct ASCIICursor {
  private let text: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  /// Starts at the first byte of valid UTF-8.
  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The next byte; `nil` at the end.
  var current: UInt8? { offset < text.count ? text[offset] : nil }

  /// Whether a word or a quoted text starts here.
  var isAtText: Bool {
    guard let current else { return false }
    return Self.isWordByte(current) || current == UInt8(ascii: "\"")
      || current == UInt8(ascii: "'")
  }

  /// The error for a next character that is not allowed here.
  var unexpectedCharacter: FormatError {
    let rest = String(decoding: text[offset...].prefix(4), as: UTF8.self)
    guard let scalar = rest.unicodeScalars.first else {
      return FormatError(.unexpectedEnd, at: offset)
    }
    return FormatError(.unexpectedCharacter(scalar), at: offset)
  }

  /// Whether a byte can be part of a text without quotes.
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_$/:.-".utf8.contains(byte)
  }

  /// Moves past the next byte, which must exist.
  mutating func advance() {
    offset += 1
  }

  /// Moves to the next byte that is neither white space nor inside a comment.
  mutating func skipSpaceAndComments() throws(FormatError) {
    while let byte = current {
      if byte.isASCIISpace {
        offset += 1
      } else if isAtUnicodeLineBreak {
        offset += 3
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Reads the word or quoted text that starts here, as UTF-8 without quotes and escapes.
  mutating func readText() throws(FormatError) -> [UInt8] {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
      return try readQuotedText()
    }
    let start = offset
    while let byte = current, Self.isWordByte(byte) { offset += 1 }
    return Array(text[start..<offset])
  }

  /// Reads `<0aff 12>`; white space is allowed between bytes, but not between the two digits of
  /// one.
  mutating func readData() throws(FormatError) -> [UInt8] {
    let start = offset
    var data: [UInt8] = []
    offset += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      if byte == 0x20 || byte.isLineBreak {
        offset += 1
      } else if isAtUnicodeLineBreak {
        offset += 3
      } else if let high = Self.hexadecimalValue(byte),
        let low = self.byte(after: 1).flatMap(Self.hexadecimalValue)
      {
        data.append(UInt8(high << 4 | low))
        offset += 2
      } else {
        throw FormatError(.invalidData, at: offset)
      }
    }
    guard current != nil else { throw FormatError(.unclosedData, at: start) }
    offset += 1
    return data
  }

  private func byte(after distance: Int) -> UInt8? {
    offset + distance < text.count ? text[offset + distance] : nil
  }

  /// Whether U+2028 or U+2029 comes next.
  private var isAtUnicodeLineBreak: Bool {
    current == 0xE2 && byte(after: 1) == 0x80
      && (byte(after: 2) == 0xA8 || byte(after: 2) == 0xA9)
  }

  private mutating func skipLine() {
    while let byte = current, !byte.isLineBreak, !isAtUnicodeLineBreak { offset += 1 }
  }

  private mutating func skipBlockComment() throws(FormatError) {
    let start = offset
    offset += 2
    while !(current == UInt8(ascii: "*") && byte(after: 1) == UInt8(ascii: "/")) {
      guard current != nil else { throw FormatError(.unclosedComment, at: start) }
      offset += 1
    }
    offset += 2
  }

  private mutating func readQuotedText() throws(FormatError) -> [UInt8] {
    let start = offset
    let quote = current
    var result: [UInt8] = []
    offset += 1
    while let byte = current, byte != quote {
      offset += 1
      if byte == UInt8(ascii: "\\") {
        guard current != nil else { break }
        try readEscape(into: &result)
      } else {
        result.append(byte)
      }
    }
    guard current != nil else { throw FormatError(.unclosedString, at: start) }
    offset += 1
    return result
  }

  /// Reads the part of an escape after its backslash.
  ///
  /// The values of `\f` and `\v` look wrong, but they match `PropertyListDecoder`: a file must mean
  /// the same to both.
  private mutating func readEscape(into result: inout [UInt8]) throws(FormatError) {
    let start = offset - 1
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      UTF16Decoding.append(NextStepEncoding.scalar(of: readOctal()), to: &result)
      return
    case UInt8(ascii: "U"):
      offset += 1
      // This is one UTF-16 unit. Half of a pair is not a character, and PropertyListDecoder joins
      // none.
      guard let scalar = Unicode.Scalar(readUnit()) else {
        throw FormatError(.invalidEscape, at: start)
      }
      UTF16Decoding.append(scalar, to: &result)
      return
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x12)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "v"): result.append(0x11)
    // A character of two UTF-16 units, only one of which is escaped.
    case 0xF0...: throw FormatError(.invalidEscape, at: start)
    default: result.append(byte)
    }
    offset += 1
  }

  /// Reads up to three octal digits; bits above one byte are dropped.
  private mutating func readOctal() -> UInt8 {
    var value: UInt8 = 0
    let end = offset + 3
    while offset < end, let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      value = value << 3 | (byte - UInt8(ascii: "0"))
      offset += 1
    }
    return value
  }

  private mutating func readUnit() -> UInt16 {
    var value: UInt16 = 0
    let end = offset + 4
    while offset < end, let digit = current.flatMap(Self.hexadecimalValue) {
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
