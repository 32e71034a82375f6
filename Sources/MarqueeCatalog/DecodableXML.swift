import MarqueePlatform
import MarqueeScreen

/// XML as `PropertyListDecoder` reads it right.
enum DecodableXML {
  /// The deepest nesting of values; the root is the first level.
  ///
  /// The decoder recurses for each level, and a thread may have only 512 KB of stack.
  private static let maximumDepth = 128

  /// Returns XML in UTF-8 with each line break as LF, as XML requires; the decoder keeps a CR.
  ///
  /// A property list in another form is returned as it is.
  ///
  /// - Throws: `DecodingError` for values that are nested more than 128 deep.
  static func text(of data: Data) throws -> Data {
    let bytes = Array(data)
    let wide = utf8(ofUTF16: bytes)
    let text = wide ?? bytes
    // Before the first tag there may be white space, and the mark of UTF-8.
    guard text.first(where: { (0x21..<0x80).contains($0) }) == UInt8(ascii: "<") else {
      return data
    }
    guard !isTooDeep(text) else {
      throw DecodingError.invalid("Values are nested more than \(maximumDepth) deep.")
    }
    guard wide != nil || text.contains(UInt8(ascii: "\r")) else { return data }
    var normalized: [UInt8] = []
    LineEnds.append(normalizing: text[...], to: &normalized)
    return Data(normalized)
  }

  /// Returns text in UTF-16 as UTF-8, without the declaration that names the encoding; `nil` for any
  /// other text.
  private static func utf8(ofUTF16 bytes: [UInt8]) -> [UInt8]? {
    let start = bytes.prefix(2)
    let isBig = start == [0xFE, 0xFF] || start.first == 0
    guard isBig || start == [0xFF, 0xFE] || start.last == 0,
      let text = String(bytes: bytes, encoding: isBig ? .utf16BigEndian : .utf16LittleEndian),
      !text.utf8.contains(0)
    else { return nil }
    let whole = Array(text.utf8)
    guard let end = whole.firstRange(of: Array("?>".utf8))?.upperBound,
      whole.firstRange(of: Array("<?xml".utf8)) != nil
    else { return whole }
    return Array(whole[end...])
  }

  /// Whether elements are nested too deeply, whatever their names.
  private static func isTooDeep(_ xml: [UInt8]) -> Bool {
    var rest = xml[...]
    func skip(past end: String) {
      rest = rest[(rest.firstRange(of: Array(end.utf8))?.upperBound ?? rest.endIndex)...]
    }
    var depth = 0
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      switch rest.first {
      case UInt8(ascii: "/"): depth = max(0, depth - 1)
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "!") where rest.starts(with: "!--".utf8): skip(past: "-->")
      case UInt8(ascii: "!") where rest.starts(with: "![CDATA[".utf8): skip(past: "]]>")
      case UInt8(ascii: "!"): break
      default:
        rest = rest[(rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex)...]
        if xml[rest.startIndex - 1] != UInt8(ascii: "/") { depth += 1 }
      }
      // Allow for the element 'plist' around the root, and a value inside the deepest container.
      if depth > maximumDepth + 2 { return true }
    }
    return false
  }
}
