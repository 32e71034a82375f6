import MarqueeDiagnostics

/// The first line of an XML text, which can specify its encoding.
package enum XMLDeclaration {
  /// Returns the encoding that a declaration specifies, with its offset, if it is not UTF-8.
  ///
  /// - Parameter bytes: Any bytes; a declaration counts only at the very start.
  /// - Complexity: O(*n*) in the bytes of the declaration.
  package static func foreignEncoding(of bytes: [UInt8]) -> (name: String, offset: Int)? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
    guard let value = value(of: Array("encoding".utf8), in: bytes[..<end]),
      let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }
    let text = String(decoding: name, as: UTF8.self)
    return text.lowercased() == "utf-8" ? nil : (text, name.startIndex)
  }

  /// Returns the value after a word and an equals sign; `nil` if the word does not appear.
  private static func value(
    of word: [UInt8], in bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    for start in bytes.indices where bytes[start...].starts(with: word) {
      let rest = bytes[start...].dropFirst(word.count).drop(while: \.isASCIISpace)
      if rest.first == UInt8(ascii: "=") { return rest.dropFirst().drop(while: \.isASCIISpace) }
    }
    return nil
  }
}
