import MarqueeDiagnostics
import MarqueeScreen

/// Parses JSON (RFC 8259) and keeps the place of every value.
///
/// Decoders do not report the places of faults in a `Contents.json`, but diagnostics need them.
package struct JSONReader {
  /// The deepest nesting that is accepted, also in words in ``JSONFault/Kind/nestedTooDeeply``; a
  /// `Contents.json` has five levels.
  package static let maximumDepth = 64

  private let text: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Parses a text that is a single value.
  ///
  /// - Parameter text: UTF-8 without a byte order mark, as in ``SourceFile/text``.
  /// - Complexity: O(*n*) in the bytes of `text`; recurses at most ``maximumDepth`` levels.
  package static func read(_ text: [UInt8]) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(text: text)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.offset == text.count else {
      throw reader.fault(.textAfterEnd, from: reader.offset, count: 1)
    }
    return value
  }

  /// Parses a text that is a single value, or objects one after the other (JSON Lines).
  ///
  /// - Complexity: O(*n*) in the bytes of `text`; recurses at most ``maximumDepth`` levels.
  package static func readLines(_ text: [UInt8]) throws(JSONFault) -> [JSONValue] {
    var reader = JSONReader(text: text)
    var values = [try reader.value()]
    while true {
      reader.skipSpace()
      guard reader.offset < text.count else { return values }
      guard case .object = values[0].kind, text[reader.offset] == UInt8(ascii: "{") else {
        throw reader.fault(.textAfterEnd, from: reader.offset, count: 1)
      }
      values.append(try reader.value())
    }
  }

  private func fault(_ kind: JSONFault.Kind, from start: Int, count: Int = 0) -> JSONFault {
    var end = min(start + count, text.count)
    // A character of several bytes is pointed at as a whole.
    while count > 0, end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return JSONFault(kind: kind, range: SourceRange(start..<end))
  }

  private func peek() throws(JSONFault) -> UInt8 {
    guard offset < text.count else { throw fault(.unexpectedEnd, from: text.count) }
    return text[offset]
  }

  private mutating func skipSpace() {
    while offset < text.count, text[offset].isXMLSpace { offset += 1 }
  }

  /// Skips white space, and then a character if it is the expected one.
  private mutating func skip(_ byte: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    guard try peek() == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipSpace()
    let start = offset
    let kind: JSONValue.Kind
    switch try peek() {
    case UInt8(ascii: "{"): kind = .object(try nested(JSONReader.members))
    case UInt8(ascii: "["): kind = .array(try nested(JSONReader.elements))
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try number())
    default: throw fault(.unexpectedCharacter, from: offset, count: 1)
    }
    return JSONValue(kind: kind, range: SourceRange(start..<offset))
  }

  /// Reads the content of brackets, after the opening one.
  private mutating func nested<Content>(
    _ content: (inout JSONReader) throws(JSONFault) -> Content
  ) throws(JSONFault) -> Content {
    guard depth < Self.maximumDepth else {
      throw fault(.nestedTooDeeply, from: offset, count: 1)
    }
    depth += 1
    offset += 1
    defer { depth -= 1 }
    return try content(&self)
  }

  private static func elements(_ reader: inout JSONReader) throws(JSONFault) -> [JSONValue] {
    var elements: [JSONValue] = []
    if try reader.skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try reader.value())
      if try reader.skip(UInt8(ascii: "]")) { return elements }
      try reader.expect(UInt8(ascii: ","))
    }
  }

  private static func members(_ reader: inout JSONReader) throws(JSONFault) -> [JSONMember] {
    var members: [JSONMember] = []
    if try reader.skip(UInt8(ascii: "}")) { return members }
    while true {
      reader.skipSpace()
      let start = reader.offset
      guard try reader.peek() == UInt8(ascii: "\"") else {
        throw reader.fault(.unexpectedCharacter, from: start, count: 1)
      }
      let key = try reader.string()
      let keyRange = SourceRange(start..<reader.offset)
      try reader.expect(UInt8(ascii: ":"))
      members.append(JSONMember(key: key, keyRange: keyRange, value: try reader.value()))
      if try reader.skip(UInt8(ascii: "}")) { return members }
      try reader.expect(UInt8(ascii: ","))
    }
  }

  private mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard try skip(byte) else { throw fault(.unexpectedCharacter, from: offset, count: 1) }
  }

  private mutating func word(
    _ word: String, _ kind: JSONValue.Kind
  ) throws(JSONFault) -> JSONValue.Kind {
    guard text[offset...].starts(with: word.utf8) else {
      throw fault(.unexpectedCharacter, from: offset, count: 1)
    }
    offset += word.utf8.count
    return kind
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = offset
    let bytes = text[offset...].prefix { $0.isASCIIDigit || "-+.eE".utf8.contains($0) }
    offset = bytes.endIndex
    let digits = bytes.drop { $0 == UInt8(ascii: "-") }
    let hasLeadingZero =
      digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.isASCIIDigit == true
    let written = String(decoding: bytes, as: UTF8.self)
    guard !hasLeadingZero, digits.first?.isASCIIDigit == true,
      bytes.last?.isASCIIDigit == true, !written.contains(".e"), !written.contains(".E"),
      Double(written) != nil
    else { throw fault(.invalidNumber, from: start, count: bytes.count) }
    return written
  }
}

extension JSONReader {
  /// Reads a string, after its opening quote.
  private mutating func string() throws(JSONFault) -> String {
    let start = offset
    var bytes: [UInt8] = []
    offset += 1
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        // Decoding replaces invalid UTF-8, so the result would differ.
        let string = String(decoding: bytes, as: UTF8.self)
        guard string.utf8.elementsEqual(bytes) else {
          throw fault(.invalidText, from: start, count: offset - start)
        }
        return string
      case UInt8(ascii: "\\"): bytes += String(try escape()).utf8
      case 0..<0x20: throw fault(.controlCharacter, from: offset, count: 1)
      default:
        bytes.append(byte)
        offset += 1
      }
    }
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let letter = try peek()
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw fault(.invalidEscape, from: start, count: 2)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let high = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, text[offset...].starts(with: #"\u"#.utf8) else {
      throw fault(.invalidEscape, from: start, count: 6)
    }
    offset += 2
    let low = try hexadecimal(from: start)
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw fault(.invalidEscape, from: start, count: 12) }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
    let digits = text[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(.invalidEscape, from: start, count: offset - start) }
    offset += 4
    return value
  }
}
