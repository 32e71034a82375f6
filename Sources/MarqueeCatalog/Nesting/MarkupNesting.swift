/// The nesting of elements in an XML property list.
enum MarkupNesting {
  /// Whether elements are nested deeper than values can be; see ``PropertyListNesting``.
  ///
  /// All tags count, whatever their names: a decoder may recurse for any of them.
  static func isTooDeep(_ text: ASCIIUnits, from start: Int) -> Bool {
    // Allow for the element 'plist' around the root, and a value inside the deepest container.
    let limit = PropertyListNesting.maximumDepth + 2
    var depth = 0
    var index = start
    while index < text.count {
      guard text[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      switch text[index + 1] {
      case UInt8(ascii: "/"):
        depth -= depth > 0 ? 1 : 0
        index += 2
      case UInt8(ascii: "!") where text.has("<!--", at: index):
        index = text.end(of: "-->", from: index + 4)
      case UInt8(ascii: "!") where text.has("<![CDATA[", at: index):
        index = text.end(of: "]]>", from: index + 9)
      case UInt8(ascii: "!"):
        index += 2
      case UInt8(ascii: "?"):
        index = text.end(of: "?>", from: index + 2)
      default:
        index = text.end(of: ">", from: index + 1)
        guard text[index - 2] != UInt8(ascii: "/") else { continue }
        depth += 1
        guard depth <= limit else { return true }
      }
    }
    return false
  }
}
