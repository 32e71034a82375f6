package import MarqueeImages

/// A part of a property list that has a rule's fault, or has it not.
///
/// In a text with the fault, `⟦` and `⟧` enclose the range of the diagnostic. Examples are shown by
/// `marquee explain`, and each one is a test.
package struct RuleExample: Sendable {
  /// What is around the text to make it a whole property list.
  package enum Frame: Sendable {
    /// Nothing: the text is the whole file.
    case file
    /// An array of sections.
    case sections
    /// The items of one section of a type.
    case items(of: String)
    /// The content of one item, of one section of a type.
    case item(of: String)
    /// The content of a layout that a section of the screen uses.
    case layout
    /// Nothing: the text is not a property list, but a file of this path.
    case contents(path: String)
  }

  /// The text, with the fault's range marked.
  package let markedText: String
  /// What is around it.
  package let frame: Frame
  /// The files in the content folder; `nil` if no folder is looked at.
  package let images: [ExampleFile]?
  /// The file that the rule reports, where it is not a range of the text.
  package let reportedFile: String?
  /// The text of another screen in the same frame, where the rule compares screens.
  package let otherText: String?

  private init(
    _ markedText: String, _ frame: Frame, images: [ExampleFile]? = nil,
    reportedFile: String? = nil, otherText: String? = nil
  ) {
    self.markedText = markedText
    self.frame = frame
    self.images = images
    self.reportedFile = reportedFile
    self.otherText = otherText
  }

  /// A text with exactly one range marked, where the rule reports its fault.
  static func bad(
    _ frame: Frame, images: [ExampleFile]? = nil, _ markedText: String
  ) -> RuleExample {
    RuleExample(markedText, frame, images: images)
  }

  /// A text with one range marked, where the rule reports its fault, beside another screen.
  static func bad(_ frame: Frame, beside other: String, _ markedText: String) -> RuleExample {
    RuleExample(markedText, frame, otherText: other)
  }

  /// A text without the fault beside another screen.
  static func good(_ frame: Frame, beside other: String, _ text: String) -> RuleExample {
    RuleExample(text, frame, otherText: other)
  }

  /// A text in a folder of which the rule reports a file.
  static func bad(
    _ frame: Frame, images: [ExampleFile], reporting file: String, _ text: String
  ) -> RuleExample {
    RuleExample(text, frame, images: images, reportedFile: file)
  }

  /// A text without the fault.
  static func good(
    _ frame: Frame, images: [ExampleFile]? = nil, _ text: String
  ) -> RuleExample {
    RuleExample(text, frame, images: images)
  }

  /// Whether the text has the fault.
  package var isBad: Bool { reportedFile != nil || markedText.contains(Self.start) }

  /// The images of the content folder; `nil` if no folder is looked at.
  package var imageLibrary: ImageLibrary? {
    guard case .contents(let path) = frame else { return images.map { ImageLibrary($0) } }
    return ImageLibrary((images ?? []) + [.text(path, text)])
  }

  /// The text without marks.
  package var text: String {
    markedText.filter { $0 != Self.start && $0 != Self.end }
  }

  /// The whole property list, with the marks of the text.
  package var markedPropertyList: String { propertyList(of: markedText) }

  /// The whole property list of the other screen; `nil` if there is none.
  package var otherPropertyList: String? { otherText.map(propertyList) }

  private func propertyList(of text: String) -> String {
    let body =
      switch frame {
      case .file, .contents: text
      case .sections: "<array>\n\(text)\n</array>"
      case .items(let type): Self.section(type, items: text)
      case .item(let type): Self.section(type, items: "<dict>\n\(text)\n</dict>")
      case .layout: Self.screen(layout: text)
      }
    switch frame {
    case .file, .contents: return body
    case .sections, .items, .item, .layout: break
    }
    return "<plist version=\"1.0\">\n\(body)\n</plist>\n"
  }

  /// The mark where a diagnostic's range begins.
  package static let start: Character = "⟦"
  /// The mark where a diagnostic's range ends.
  package static let end: Character = "⟧"

  private static func section(_ type: String, items: String) -> String {
    """
    <array>
    <dict>
    <key>sectionType</key>
    <string>\(type)</string>
    <key>sectionName</key>
    <string>New this week</string>
    <key>contentItem</key>
    <array>
    \(items)
    </array>
    </dict>
    </array>
    """
  }

  private static func screen(layout: String) -> String {
    """
    <dict>
    <key>layouts</key>
    <dict>
    <key>shelf</key>
    <dict>
    \(layout)
    </dict>
    </dict>
    <key>sections</key>
    <array>
    <dict>
    <key>sectionType</key>
    <string>list</string>
    <key>layout</key>
    <string>shelf</string>
    <key>contentItem</key>
    <array>
    <dict>
    <key>text</key>
    <string>Help</string>
    </dict>
    </array>
    </dict>
    </array>
    </dict>
    """
  }
}
