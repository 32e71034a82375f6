/// Writes bytes as text in base 64 (RFC 4648, section 4), with padding and without line breaks.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes: four characters for every three bytes begun.
  static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for character in 0...3 {
        text.append(
          character <= group.count
            ? alphabet[bits >> (18 - 6 * character) & 0x3F] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
