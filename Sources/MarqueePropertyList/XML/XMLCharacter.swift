import MarqueeScreen

/// The characters that no XML text can contain, not even as references (XML 1.0, section 2.2).
package enum XMLCharacter {
  private static let noncharacters: [[UInt8]] = [[0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF]]

  /// The range of the first one in UTF-8 text; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func firstForbidden(in text: [UInt8], from start: Int = 0) -> Range<Int>? {
    var start = start
    while let found = firstSuspect(in: text, from: start) {
      if text[found] < 0x20 { return found..<(found + 1) }
      if noncharacters.contains(where: { text.has($0, at: found) }) { return found..<(found + 3) }
      start = found + 1
    }
    return nil
  }

  package static func allowed(in text: String) -> String {
    let bytes = Array(text.utf8)
    var allowed: [UInt8] = []
    var start = 0
    while let range = firstForbidden(in: bytes, from: start) {
      allowed += bytes[start..<range.lowerBound]
      start = range.upperBound
    }
    return start == 0 ? text : String(decoding: allowed + bytes[start...], as: UTF8.self)
  }

  private static func firstSuspect(in text: [UInt8], from start: Int) -> Int? {
    text.withSpan { bytes in
      for offset in start..<max(start, bytes.count) {
        let byte = bytes[offset]
        if byte < 0x20 && !byte.isXMLSpace || byte == 0xEF { return offset }
      }
      return nil
    }
  }
}
