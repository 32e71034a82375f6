import MarqueeDiagnostics

// Descriptions of rules are only made for a report.
@testable import MarqueeCommandLine

/// One set of diagnostics for all reporters, with everything in it that is hard to print.
enum SampleReport {
  private static let home = SourceFile(
    name: "Content/홈, 1.plist",
    text: Array(
      [
        "<array>",
        "\t<string>한글 👨‍👩‍👧  끝</string>",
        "  <id>x1</id> <id>x1</id>",
        "  <b>\u{1B}[31m\u{202E}red</b>",
        "  <dict>",
        "    <key>New item</key>",
        "  </dict>",
        "</array>",
        "",
      ].joined(separator: "\r\n").utf8))

  private static let other = SourceFile(name: "a:b%.plist", text: Array("<x>가</x>\n".utf8))

  /// The report, its diagnostics in no particular order.
  static let report = Report(
    diagnostics: [binaryPlace, otherFile, twoPlaces, controls, wideText],
    sources: [home, other],
    toolVersion: "1.2.3",
    rules: [
      "duplicate-id": RuleDescription(summary: "One id twice", help: "Ids {…} must differ."),
      "unknown-key": RuleDescription(summary: "Not broken here", help: ""),
    ])

  private static func place(_ range: Range<Int>, _ steps: CodingPath.Step...) -> Place {
    Place(file: home.name, range: SourceRange(range), codingPath: CodingPath(steps))
  }

  /// Wide characters, a joined emoji and a tab before the range, and a small fix.
  private static let wideText = Diagnostic(
    rule: "repeated-space", severity: .warning,
    message: "'한글 👨‍👩‍👧  끝' holds two spaces in a row", place: place(43..<45, .index(0)),
    label: "two spaces",
    fixIts: [
      FixIt(
        "write one space", applicability: .safe,
        edits: [TextEdit(SourceRange(43..<45), replacement: " ")])
    ])

  /// Two places in one line.
  private static let twoPlaces = Diagnostic(
    rule: "duplicate-id", severity: .error, message: "the id 'x1' is used twice",
    place: place(77..<79, .index(2)), label: "used again here",
    notes: [Note("first used here", at: place(65..<67, .index(1)))])

  /// An escape sequence, a bidirectional control and a line break.
  private static let controls = Diagnostic(
    rule: "control-character", severity: .error,
    message: "the text '\u{1B}[31m\u{202E}red' holds a control character\nand a line break",
    place: place(91..<96, .index(3), .key("text")),
    fixIts: [FixIt("take it out [see](https://example.com)", applicability: .displayOnly)])

  /// Several lines, a note without a place, and a place in another file.
  private static let otherFile = Diagnostic(
    rule: "nested-item", severity: .error, message: "'New item' holds a whole item",
    place: place(110..<152, .index(4), .key("New item")), label: "a whole item",
    notes: [
      Note("Xcode inserts 'New item'\u{7} when a row is added"),
      Note("its host is here", at: Place(file: other.name, range: SourceRange(3..<6))),
    ],
    fixIts: [
      FixIt(
        "move it out", applicability: .safe,
        edits: [TextEdit(SourceRange(108..<154), replacement: "")])
    ])

  /// A place in a file that has no text.
  private static let binaryPlace = Diagnostic(
    rule: "missing-image", severity: .note, message: "no image {name} [x](y), 100%: really",
    place: Place(
      file: "Old.plist",
      codingPath: CodingPath([
        .index(2), .key("contentItem"), .index(0), .key("imageName"),
      ])))
}
