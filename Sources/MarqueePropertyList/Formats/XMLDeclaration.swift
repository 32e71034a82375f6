import MarqueeSupport

/// The first line of an XML text, as far as it names an encoding.
enum XMLDeclaration {
  /// The encoding that a declaration names, and where, if it is not UTF-8.
  ///
  /// - Parameter bytes: Any bytes; without a declaration at the very start there is no encoding.
  /// - Complexity: O(*n*) in the bytes of the declaration.
  static func foreignEncoding(of bytes: [UInt8]) -> (name: String, offset: Int)? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
    guard let start = offset(behind: Array("encoding".utf8), in: bytes[..<end]) else { return nil }
    let rest = bytes[start..<end].drop { $0 == UInt8(ascii: "=") || $0.isASCIISpace }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let name = rest.dropFirst().prefix { $0 != quote }
    let text = String(decoding: name, as: UTF8.self)
    return text.lowercased() == "utf-8" ? nil : (text, name.startIndex)
  }

  private static func offset(behind word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: word) }.map { $0 + word.count }
  }
}
