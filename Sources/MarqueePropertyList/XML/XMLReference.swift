/// A reference in XML text: `&amp;` and its four sisters, or a character by its number.
struct XMLReference {
  /// The character that the reference stands for.
  let character: Unicode.Scalar
  /// The offset behind the closing semicolon.
  let end: Int

  /// Why something that begins like a reference is none.
  enum Fault: Error {
    /// An ampersand that no name or number follows, or that no semicolon ends.
    case bareAmpersand
    /// A name that XML property lists do not know.
    case unknownName
    /// A number that names no character, or one that text cannot hold.
    case noCharacter
  }

  /// The longest reference that is looked for, so that a bare ampersand costs no long search.
  private static let maximumLength = 32

  /// Reads the reference at an ampersand.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - start: The ampersand's offset.
  ///   - limit: The offset that the reference must end before.
  init(in text: [UInt8], at start: Int, limit: Int) throws(Fault) {
    let searchEnd = min(limit, start + Self.maximumLength)
    guard
      let semicolon = text[(start + 1)..<searchEnd].firstIndex(where: { !Self.isNameByte($0) }),
      text[semicolon] == UInt8(ascii: ";"), semicolon > start + 1
    else { throw .bareAmpersand }
    let name = text[(start + 1)..<semicolon]
    end = semicolon + 1
    if name.first == UInt8(ascii: "#") {
      character = try Self.character(numbered: name.dropFirst())
    } else {
      character = try Self.character(named: name)
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func character(named name: ArraySlice<UInt8>) throws(Fault) -> Unicode.Scalar {
    switch XMLElement.pack(name) {
    case XMLElement.pack("amp".utf8): "&"
    case XMLElement.pack("lt".utf8): "<"
    case XMLElement.pack("gt".utf8): ">"
    case XMLElement.pack("quot".utf8): "\""
    case XMLElement.pack("apos".utf8): "'"
    default: throw .unknownName
    }
  }

  private static func character(
    numbered number: ArraySlice<UInt8>
  ) throws(Fault) -> Unicode.Scalar {
    let isHexadecimal = number.first == UInt8(ascii: "x")
    let digits = String(decoding: isHexadecimal ? number.dropFirst() : number, as: UTF8.self)
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value != 0,
      let character = Unicode.Scalar(value)
    else { throw .noCharacter }
    return character
  }
}
