/// Checks whether the values of a property list are nested too deeply to be decoded.
///
/// `PropertyListDecoder` recurses for each level, and a thread may have only 512 KB of stack. The
/// depth found here is never less than the decoder's; in a damaged file it can be more.
enum PropertyListNesting {
  /// The deepest nesting of values; the root is the first level.
  static let maximumDepth = 128

  /// Whether a property list is nested deeper than ``maximumDepth``.
  ///
  /// - Parameter bytes: A property list of any encoding, or any other bytes.
  /// - Complexity: O(*n*) in the bytes.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return BinaryNesting.isTooDeep(bytes) }
    let text = ASCIIUnits(bytes)
    var index = text.endOfSpace(from: 0)
    let isXML = text[index] == UInt8(ascii: "<")
    // Allow for the element 'plist' around the root, and a value inside the deepest container.
    let limit = isXML ? maximumDepth + 2 : maximumDepth
    var depth = 0
    while index < text.count {
      depth = max(0, depth + (isXML ? text.skipMarkup(&index) : text.skipBracket(&index)))
      guard depth <= limit else { return true }
    }
    return false
  }
}

extension ASCIIUnits {
  /// Skips a unit of text, a tag or a comment, and returns how many levels deeper that leads.
  ///
  /// All tags count, whatever their names: a decoder may recurse for any of them.
  fileprivate func skipMarkup(_ index: inout Int) -> Int {
    let start = index
    index += 1
    guard self[start] == UInt8(ascii: "<") else { return 0 }
    switch self[index] {
    case UInt8(ascii: "/"): return -1
    case UInt8(ascii: "?"): index = end(of: "?>", from: start + 2)
    case UInt8(ascii: "!") where has("<!--", at: start): index = end(of: "-->", from: start + 4)
    case UInt8(ascii: "!") where has("<![CDATA[", at: start):
      index = end(of: "]]>", from: start + 9)
    case UInt8(ascii: "!"): break
    default:
      index = end(of: ">", from: index)
      return self[index - 2] == UInt8(ascii: "/") ? 0 : 1
    }
    return 0
  }

  /// Skips a unit, a string or a comment of an ASCII property list, and returns how many levels
  /// deeper that leads.
  fileprivate func skipBracket(_ index: inout Int) -> Int {
    let unit = self[index]
    index += 1
    switch unit {
    case UInt8(ascii: "("), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): return -1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      while index < count, self[index] != unit {
        index += self[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    case UInt8(ascii: "/") where self[index] == UInt8(ascii: "*"):
      index = end(of: "*/", from: index + 1)
    case UInt8(ascii: "/") where self[index] == UInt8(ascii: "/"):
      while index < count, !"\n\r".utf8.contains(self[index]) { index += 1 }
    default: break
    }
    return 0
  }
}
