/// A part of a property list with or without a rule's fault.
///
/// In a text with the fault, `⟦` and `⟧` enclose the range of the diagnostic. `marquee explain`
/// shows the examples, and each one is a test.
package struct RuleExample: Sendable {
  /// What surrounds the text to make it a complete property list.
  package enum Frame: Sendable {
    /// Nothing: the text is the whole file.
    case file
    case sections
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
  package let frame: Frame
  /// The files in the content folder; `nil` if there is no folder.
  package let images: [ExampleFile]?
  package let reportedFile: String?
  /// The text of another screen in the same frame, if the rule compares screens.
  package let otherText: String?
  /// The content of `Marquee.plist`; `nil` if there is none.
  package let settingsText: String?
  /// The content of `Items.plist`; `nil` if there is no library.
  package let libraryText: String?
  package let fileNames: [String]

  /// An example with the fault: one range of the value or one of the file names is marked, or the
  /// rule reports a file.
  ///
  /// - Parameters:
  ///   - frame: What surrounds the value.
  ///   - names: The file names of the other screen and of this one.
  ///   - settings: The content of `Marquee.plist`.
  ///   - library: The content of `Items.plist`.
  ///   - other: The items of another screen, or of one that uses the library.
  ///   - images: The files in the content folder.
  ///   - file: The file that the rule reports.
  ///   - value: An array or a dictionary, of which the content counts; or a text.
  @inline(never)
  package static func bad(
    _ frame: Frame, files names: [String] = ["Earlier.plist", "Example.plist"],
    settings: ExampleValue? = nil, library: ExampleValue? = nil, beside other: ExampleValue? = nil,
    images: [ExampleFile]? = nil, reporting file: String? = nil, _ value: ExampleValue
  ) -> RuleExample {
    RuleExample(
      markedText: value.content, frame: frame, images: images,
      reportedFile: file ?? names.first { $0.contains(start) }.map(withoutMarks),
      otherText: other?.content, settingsText: settings?.content, libraryText: library?.content,
      fileNames: names.map(withoutMarks))
  }

  /// An example without the fault, and so without a mark.
  @inline(never)
  package static func good(
    _ frame: Frame, files names: [String] = ["Earlier.plist", "Example.plist"],
    settings: ExampleValue? = nil, library: ExampleValue? = nil, beside other: ExampleValue? = nil,
    images: [ExampleFile]? = nil, _ value: ExampleValue
  ) -> RuleExample {
    bad(
      frame, files: names, settings: settings, library: library, beside: other, images: images,
      value)
  }

  package var isBad: Bool { reportedFile != nil || markedText.contains(Self.start) }

  package static func withoutMarks(_ text: String) -> String {
    text.filter { $0 != start && $0 != end }
  }

  /// The mark where a diagnostic's range begins.
  package static let start: Character = "⟦"
  package static let end: Character = "⟧"
}
