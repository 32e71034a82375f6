/// Repetitive property lists of any size.
enum GrowthInput {
  /// One section of valid items.
  static func items(_ count: Int) -> [UInt8] {
    screen([section((0..<count).map { item("Text number \($0)", "poster\($0)") })])
  }

  /// Sections with one valid item each.
  static func sections(_ count: Int) -> [UInt8] {
    screen(
      (0..<count).map { section([item("Text number \($0)", "poster\($0)")], name: "Name \($0)") })
  }

  /// The same sections after edits: the last one comes first, and every tenth has another text.
  @Sendable static func editedSections(_ count: Int) -> [UInt8] {
    let sections = (0..<count).map { number in
      let text = number.isMultiple(of: 10) ? "Another text \(number)" : "Text number \(number)"
      return section([item(text, "poster\(number)")], name: "Name \(number)")
    }
    return screen(sections.suffix(1) + sections.dropLast())
  }

  /// The same number of sections, which share nothing with those.
  @Sendable static func otherSections(_ count: Int) -> [UInt8] {
    screen(
      (0..<count).map { section([item("Words \($0)x", "image\($0)")], name: "Heading \($0)x") })
  }

  /// Comments that allow a rule but silence nothing.
  static func comments(_ count: Int) -> [UInt8] {
    let comments = String(
      repeating: "<!-- marquee:allow white-space on purpose -->\n", count: count)
    return screen([section([comments, item("Text", "poster")])])
  }

  /// Comments that allow unknown rules, each another one.
  static func unknownNames(_ count: Int) -> [UInt8] {
    let comments = (0..<count).map { "<!-- marquee:allow repeated-spc-\($0) on purpose -->\n" }
    return screen([section(comments + [item("Text", "poster")])])
  }

  /// Items with one fault each.
  static func faults(_ count: Int) -> [UInt8] {
    screen([section((0..<count).map { item("Text  number \($0)", "poster\($0)") })])
  }

  /// Items that contain another item, as an editor may insert one.
  static func lostItems(_ count: Int) -> [UInt8] {
    screen([
      section(
        (0..<count).map { number in
          let lost = item("Lost number \(number)", "lost\(number)")
          return item(
            "Text number \(number)", "poster\(number)", more: "\t\t\t\t<key>New item</key>\n\(lost)"
          )
        })
    ])
  }

  static func item(_ text: String, _ image: String, more: String = "") -> String {
    """
    \t\t\t<dict>
    \t\t\t\t<key>description</key>
    \t\t\t\t<string>\(text)</string>
    \t\t\t\t<key>imageName</key>
    \t\t\t\t<string>\(image)</string>
    \(more)\t\t\t</dict>

    """
  }

  static func section(
    _ items: [String], name: String = "Name", type: String = "grid"
  ) -> String {
    """
    \t<dict>
    \t\t<key>sectionType</key>
    \t\t<string>\(type)</string>
    \t\t<key>sectionName</key>
    \t\t<string>\(name)</string>
    \t\t<key>contentItem</key>
    \t\t<array>
    \(items.joined())\t\t</array>
    \t</dict>

    """
  }

  static func screen(_ sections: [String]) -> [UInt8] {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <array>

      """
    return Array((head + sections.joined() + "</array>\n</plist>\n").utf8)
  }
}
