package import MarqueeImages

/// A part of a property list with or without a rule's fault.
///
/// In a text with the fault, `⟦` and `⟧` enclose the range of the diagnostic. `marquee explain`
/// shows the examples, and each one is a test.
package struct RuleExample: Sendable {
  /// What surrounds the text to make it a complete property list.
  package enum Frame: Sendable {
    /// Nothing: the text is the whole file.
    case file
    /// An array of sections.
    case sections
    /// The items of one section with this type.
    case items(of: String)
    /// The content of one item, in a section with this type.
    case item(of: String)
    /// The content of a layout that a section of the screen uses.
    case layout
    /// The settings: the text is the content of `Marquee.plist`.
    case settings
    /// The library: the text is the content of `Items.plist`.
    case library
    /// Nothing: the text is not a property list, but a file at this path.
    case contents(path: String)
    /// Nothing: the folder has no screen.
    case noScreen
  }

  /// The text, with the fault's range marked.
  package let markedText: String
  /// What surrounds the text.
  package let frame: Frame
  /// The files in the content folder; `nil` if there is no folder.
  package let images: [ExampleFile]?
  /// The file that the rule reports, if it is not a range of the text.
  package let reportedFile: String?
  /// The text of another screen in the same frame, if the rule compares screens.
  package let otherText: String?
  /// The content of `Marquee.plist`; `nil` if there is none.
  package let settingsText: String?
  /// The content of `Items.plist`; `nil` if there is no library.
  package let libraryText: String?
  /// The file names of the other screen and of the text, with the reported one marked.
  package let fileNames: [String]

  private init(
    _ markedText: String, _ frame: Frame, images: [ExampleFile]? = nil,
    reportedFile: String? = nil, otherText: String? = nil, settingsText: String? = nil,
    libraryText: String? = nil, fileNames: [String] = ["Earlier.plist", "Example.plist"]
  ) {
    self.fileNames = fileNames
    self.markedText = markedText
    self.frame = frame
    self.images = images
    self.reportedFile = reportedFile
    self.otherText = otherText
    self.settingsText = settingsText
    self.libraryText = libraryText
  }

  /// Array values with one range marked, and a library.
  static func bad(
    _ frame: Frame, library: ExampleValue, _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, libraryText: library.content)
  }

  /// Array values without the fault, and a library.
  static func good(
    _ frame: Frame, library: ExampleValue, _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, libraryText: library.content)
  }

  /// A library with one range marked, and the items of a section that uses some of its items.
  static func bad(
    _ frame: Frame, beside items: [ExampleValue], _ library: ExampleValue
  ) -> RuleExample {
    RuleExample(library.content, frame, otherText: ExampleValue.array(items).content)
  }

  /// A library without the fault, and the items of a section that uses some of its items.
  static func good(
    _ frame: Frame, beside items: [ExampleValue], _ library: ExampleValue
  ) -> RuleExample {
    RuleExample(library.content, frame, otherText: ExampleValue.array(items).content)
  }

  /// Array values with one range marked, and settings.
  static func bad(
    _ frame: Frame, settings: ExampleValue, _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(ExampleValue.array(values).content, frame, settingsText: settings.content)
  }

  /// The pairs of one dictionary, with one range marked, and settings.
  static func bad(
    _ frame: Frame, settings: ExampleValue, images: [ExampleFile]? = nil, _ value: ExampleValue
  ) -> RuleExample {
    RuleExample(value.content, frame, images: images, settingsText: settings.content)
  }

  /// The pairs of one dictionary without the fault, and settings.
  static func good(
    _ frame: Frame, settings: ExampleValue, images: [ExampleFile]? = nil, _ value: ExampleValue
  ) -> RuleExample {
    RuleExample(value.content, frame, images: images, settingsText: settings.content)
  }

  /// A text with exactly one range marked, where the rule reports its fault.
  static func bad(
    _ frame: Frame, images: [ExampleFile]? = nil, _ markedText: String
  ) -> RuleExample {
    RuleExample(markedText, frame, images: images)
  }

  /// The pairs of one dictionary, with exactly one range marked.
  static func bad(
    _ frame: Frame, images: [ExampleFile]? = nil, _ value: ExampleValue
  ) -> RuleExample {
    RuleExample(value.content, frame, images: images)
  }

  /// Array values with exactly one range marked.
  static func bad(
    _ frame: Frame, images: [ExampleFile]? = nil, _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(ExampleValue.array(values).content, frame, images: images)
  }

  /// Values with one range marked, where the rule reports its fault, and another screen.
  static func bad(
    _ frame: Frame, beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, otherText: ExampleValue.array(other).content)
  }

  /// Values with one range marked, and the same screen in another language.
  static func bad(
    inLanguages languages: [String], beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, .items(of: "list"),
      otherText: ExampleValue.array(other).content,
      fileNames: languages.map { "\($0).lproj/Example.plist" })
  }

  /// Two screens whose marked file the rule reports.
  static func bad(
    files names: [String], beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    let marks: Set<Character> = [start, end]
    return RuleExample(
      ExampleValue.array(values).content, .items(of: "list"),
      reportedFile: names.first { $0.contains(start) }.map { $0.filter { !marks.contains($0) } },
      otherText: ExampleValue.array(other).content,
      fileNames: names.map { $0.filter { !marks.contains($0) } })
  }

  /// Two screens without the fault.
  static func good(
    files names: [String], beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    bad(files: names, beside: other, values)
  }

  /// Values without the fault, and the same screen in another language.
  static func good(
    inLanguages languages: [String], beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    bad(inLanguages: languages, beside: other, values)
  }

  /// Values with one range marked, another screen, and settings.
  static func bad(
    _ frame: Frame, settings: ExampleValue, beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, otherText: ExampleValue.array(other).content,
      settingsText: settings.content)
  }

  /// Values without the fault, another screen, and settings.
  static func good(
    _ frame: Frame, settings: ExampleValue, beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    bad(frame, settings: settings, beside: other, values)
  }

  /// Values in a folder in which the rule reports a file.
  static func bad(
    _ frame: Frame, images: [ExampleFile], reporting file: String, _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, images: images, reportedFile: file)
  }

  /// Values and settings in a folder in which the rule reports a file.
  static func bad(
    _ frame: Frame, settings: ExampleValue, images: [ExampleFile], reporting file: String,
    _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, images: images, reportedFile: file,
      settingsText: settings.content)
  }

  /// A text without the fault.
  static func good(
    _ frame: Frame, images: [ExampleFile]? = nil, _ text: String
  ) -> RuleExample {
    RuleExample(text, frame, images: images)
  }

  /// The pairs of one dictionary without the fault.
  static func good(
    _ frame: Frame, images: [ExampleFile]? = nil, _ value: ExampleValue
  ) -> RuleExample {
    RuleExample(value.content, frame, images: images)
  }

  /// Array values without the fault.
  static func good(
    _ frame: Frame, images: [ExampleFile]? = nil, _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(ExampleValue.array(values).content, frame, images: images)
  }

  /// Values without the fault, and another screen.
  static func good(
    _ frame: Frame, beside other: [ExampleValue], _ values: [ExampleValue]
  ) -> RuleExample {
    RuleExample(
      ExampleValue.array(values).content, frame, otherText: ExampleValue.array(other).content)
  }

  /// Whether the text has the fault.
  package var isBad: Bool { reportedFile != nil || markedText.contains(Self.start) }

  /// The images of the content folder; `nil` if there is no folder.
  package var imageLibrary: ImageLibrary? {
    guard case .contents(let path) = frame else { return images.map { ImageLibrary($0) } }
    return ImageLibrary((images ?? []) + [.text(path, text)])
  }

  /// The text without marks.
  package var text: String {
    markedText.filter { $0 != Self.start && $0 != Self.end }
  }

  /// The whole property list, with the marks of the text.
  package var markedPropertyList: String { propertyList(of: markedText, frame) }

  /// The whole property list of the other screen; `nil` if there is none.
  package var otherPropertyList: String? {
    guard case .library = frame else { return otherText.map { propertyList(of: $0, frame) } }
    return otherText.map { propertyList(of: $0, .items(of: "basic")) }
  }

  /// The whole property list of the library; `nil` if the example has none.
  package var libraryPropertyList: String? { libraryText.map { propertyList(of: $0, .library) } }

  /// The settings of the content folder.
  package var settings: Settings {
    guard let settingsText else { return Settings() }
    let text = "<plist version=\"1.0\">\n<dict>\n\(settingsText)\n</dict>\n</plist>\n"
    return SettingsLoad.load(Array(text.utf8), name: "Marquee.plist").settings
  }

  private func propertyList(of text: String, _ frame: Frame) -> String {
    let items: ExampleValue = .xml("<array>\n\(text)\n</array>")
    let dictionary: ExampleValue = .xml("<dict>\n\(text)\n</dict>")
    let root: ExampleValue
    switch frame {
    case .file, .contents: return text
    case .noScreen: return ""
    case .settings, .library: root = dictionary
    case .sections: root = items
    case .items(let type): root = [.section("\(type)", name: "New this week", content: items)]
    case .item(let type): root = [.section("\(type)", name: "New this week", [dictionary])]
    case .layout:
      root = [
        "layouts": ["shelf": dictionary],
        "sections": [.section("list", layout: "shelf", [["text": "Help"]])],
      ]
    }
    return "<plist version=\"1.0\">\n\(root.xml)\n</plist>\n"
  }

  /// The mark where a diagnostic's range begins.
  package static let start: Character = "⟦"
  /// The mark where a diagnostic's range ends.
  package static let end: Character = "⟧"
}
