import MarqueeScreen

/// A reference in XML text: one of the five named ones, such as `&amp;`, or a character reference.
struct XMLReference {
  let character: Unicode.Scalar
  /// The offset after the closing semicolon.
  let end: Int

  /// The reason why something that begins like a reference is not one, and where it ends.
  enum Fault: Error {
    case cutOff
    /// No name or number follows the ampersand.
    case bareAmpersand
    case noSemicolon(end: Int)
    case unknownName(end: Int)
    /// The number is not a character, or one that text cannot contain.
    case noCharacter(end: Int)
  }

  /// The longest reference to look for, so that a bare ampersand causes no long search.
  private static let maximumLength = 32
  /// How many digits `PropertyListDecoder` reads.
  private static let maximumDigitCount = 8

  /// Reads the reference at an ampersand.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - start: The ampersand's offset.
  ///   - limit: The offset that the reference must end before.
  init(in text: [UInt8], at start: Int, limit: Int) throws(Fault) {
    var offset = start + 1
    let searchEnd = min(limit, start + Self.maximumLength)
    while offset < searchEnd, Self.isNameByte(text[offset]) { offset += 1 }
    guard offset < text.count else { throw .cutOff }
    let name = text[(start + 1)..<offset]
    guard !name.isEmpty else { throw .bareAmpersand }
    guard offset < limit, text[offset] == UInt8(ascii: ";") else {
      let isMeant = name.first == UInt8(ascii: "#") || Self.character(named: name) != nil
      throw isMeant ? .noSemicolon(end: offset) : .bareAmpersand
    }
    end = offset + 1
    if name.first == UInt8(ascii: "#") {
      guard let found = Self.character(numbered: name.dropFirst()) else {
        throw .noCharacter(end: end)
      }
      character = found
    } else {
      guard let found = Self.character(named: name) else { throw .unknownName(end: end) }
      character = found
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte.isASCIIDigit || byte.isASCIILetter
  }

  private static func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch XMLElement.pack(name) {
    case XMLElement.pack("amp".utf8): "&"
    case XMLElement.pack("lt".utf8): "<"
    case XMLElement.pack("gt".utf8): ">"
    case XMLElement.pack("quot".utf8): "\""
    case XMLElement.pack("apos".utf8): "'"
    default: nil
    }
  }

  private static func character(numbered number: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = number.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.count <= maximumDigitCount,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      value != 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}
