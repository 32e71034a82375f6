/// Inputs of any size that an algorithm with a search inside a search would take long for.
extension GrowthInput {
  /// A list whose items begin something again and again and never end it, each in a text of so many
  /// bytes.
  static func unfinishedTexts(_ byteCount: Int) -> [UInt8] {
    list(
      beginnings.map { text in
        let byteCount = max(byteCount, text.utf8.count)
        return String(repeating: text, count: byteCount / text.utf8.count)
      })
  }

  private static let beginnings = [
    "[", "[a](", "[a](http", "**a ", "***a ", "~~a ", "__a ", "__a.", "_a ", "* ", "%", "%(", "%(a",
    "%1$", "%.1", "(TODO ", "[TBD ", "(", "&lt;b", "(null", "[object ", "{{", "&lt;%", "${", "$(",
    "[[", "\"", "1\"", "“", "«", "「", "the ", "The", "a@", "a.", "www.", "IMG_", "- ", "asdf",
  ]

  /// A text of one letter and one invisible character in turns.
  static func invisibleCharacters(_ count: Int) -> [UInt8] {
    list(["A\(String(repeating: "b\u{200B}", count: count))"])
  }

  /// A text of words that recur; another number of words recurs in the two versions of it.
  static func words(_ count: Int, outOf wordCount: Int) -> [UInt8] {
    list([(0..<count).map { "w\($0 % wordCount)" }.joined(separator: " ")])
  }

  /// An item with keys that are all wrong.
  static func wrongKeys(_ count: Int) -> [UInt8] {
    let keys = (0..<count).map { "<key>image\($0)</key><string>a</string>" }
    return screen([section(["<dict>\(keys.joined())</dict>\n"])])
  }

  /// Items with one wrong key each.
  static func misnamed(_ count: Int) -> [UInt8] {
    screen([
      section(Array(repeating: "<dict><key>name</key><string>a</string></dict>\n", count: count))
    ])
  }

  /// Items that name images, none of which exists.
  static func missingImages(_ count: Int) -> [UInt8] {
    screen([section((0..<count).map { item("Text \($0)", "poster-number-\($0)-of-many") })])
  }

  /// A list with one item for each text.
  private static func list(_ texts: [String]) -> [UInt8] {
    let items = texts.map { "<dict><key>text</key><string>\($0)</string></dict>\n" }
    return screen([section(items, type: "list")])
  }

  /// Settings with kinds of items.
  ///
  /// - Parameter kind: The content of a kind, from its number.
  static func kinds(_ count: Int, _ kind: (Int) -> String) -> [UInt8] {
    let kinds = (0..<count).map { "<key>k\($0)</key><dict>\(kind($0))</dict>\n" }
    return Array(
      "<plist version=\"1.0\"><dict><key>itemKinds</key><dict>\(kinds.joined())</dict></dict></plist>"
        .utf8)
  }

  static func fieldOfKind(_ number: Int) -> String {
    "<key>fields</key><dict><key>a\(number)</key>"
      + "<dict><key>kind</key><string>text</string></dict></dict>"
  }

  /// A kind that extends the one before.
  static func linkOfChain(_ number: Int) -> String {
    number == 0 ? "" : "<key>extends</key><string>k\(number - 1)</string>"
  }

  /// A kind that extends one that does not exist.
  static func faultOfKind(_ number: Int) -> String {
    "<key>extends</key><string>no\(number)</string>"
  }
}
