/// What the characters of a position count, as client and server have agreed.
enum PositionEncoding: String, Codable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// How many units a character has that begins with a byte in UTF-8; 0 for a byte inside one.
  func count(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
