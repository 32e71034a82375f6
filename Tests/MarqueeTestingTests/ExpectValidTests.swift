import Foundation
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeTesting
import TestSupport
import Testing

@Suite struct ExpectValidTests {
  /// A property list with two errors and a warning.
  ///
  /// The item in line 7 lacks its image's name, and there is no section type as in line 13. The
  /// text in line 9 has two spaces in a row.
  private static let faulty: String = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <array>
      <dict>
        <key>sectionType</key><string>grid</string>
        <key>contentItem</key><array>
          <dict>
            <key>description</key>
            <string>a  b</string>
          </dict>
        </array>
      </dict>
      <dict><key>sectionType</key><string>gird</string><key>contentItem</key><array>\(b)</array></dict>
    </array>
    </plist>
    """

  /// An item without faults.
  private static let b =
    "<dict><key>description</key><string>B</string><key>imageName</key><string>b</string></dict>"

  /// The issues that a check of a property list records, each in the list's file.
  private func issues(in text: String, isStrict: Bool = false) throws -> [Issue] {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "Home.plist")
    try expectValid(path, isStrict: isStrict)
    let issues = RecordedIssues.take()
    #expect(issues.allSatisfy { $0.sourceLocation?.filePath == path })
    return issues
  }

  /// Where issues are, as `name:line:column`, without those that only warn.
  private func places(of issues: [Issue]) -> [String] {
    issues.filter(\.isFailure).compactMap { issue in
      issue.sourceLocation.map { "\($0.fileName):\($0.line):\($0.column)" }
    }
  }

  @Test(.recordsIssues, arguments: [true, false])
  func `what the baseline of the settings has is not an issue`(isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    let item = Self.b.replacing("<string>B</string>", with: "<string>B  b</string>")
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>grid</string>
      <key>contentItem</key><array>\(item)</array></dict></array></plist>
      """, to: "Content/Home.plist")
    let key = isNamed ? "<key>baseline</key><string>baseline.json</string>" : ""
    try folder.write(
      "<plist version=\"1.0\"><dict>\(key)</dict></plist>", to: "Content/Marquee.plist")
    let content = folder.path("Content")
    let compiled = try ContentPipeline(folder: content).compile(.compact)
    try folder.write(
      compiled.baseline(replacing: Baseline()).json, to: "Content/baseline.json")
    try expectValid(content, isStrict: true)
    #expect(RecordedIssues.take().count == (isNamed ? 0 : 1))
  }

  /// An item without its image's name, in line 7; an unknown type in line 13, in its column.
  @Test(.recordsIssues)
  func `each error is an issue at its place in the property list`() throws {
    let places = places(of: try issues(in: Self.faulty))
    #expect(places.count == 2)
    #expect(places.contains("Home.plist:7:7"))
    #expect(places.contains { $0.hasPrefix("Home.plist:13:") })
  }

  @Test(.recordsIssues) func `a warning fails only a strict test`() throws {
    let strict = places(of: try issues(in: Self.faulty, isStrict: true))
    #expect(strict.contains { $0.hasPrefix("Home.plist:9:") })
    let lenient = places(of: try issues(in: Self.faulty))
    #expect(!lenient.contains { $0.hasPrefix("Home.plist:9:") })
  }

  @Test(.recordsIssues) func `a warning does not fail a test by default`() throws {
    let folder = try TemporaryFolder()
    let warned = Self.faulty.replacing("<key>description</key>", with: Self.withImage)
    let path = try folder.write(
      warned.split(separator: "\n").filter { !$0.contains("gird") }.joined(separator: "\n"),
      to: "Home.plist")
    try expectValid(path)
    #expect(places(of: RecordedIssues.take()) == [])
  }

  @Test(.recordsIssues) func `tests of the same content record a warning once, and errors each`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "Home.plist")
    let issues = try (1...3).map { _ in
      try expectValid(path)
      return RecordedIssues.take()
    }
    #expect(issues.map { $0.count(where: \.isFailure) } == [2, 2, 2])
    #expect(issues[1...].allSatisfy { $0.allSatisfy(\.isFailure) })
    #if compiler(>=6.3)
      #expect(issues[0].contains { !$0.isFailure })
    #endif
  }

  private static let withImage = "<key>imageName</key><string>a</string><key>description</key>"

  /// A binary property list has no lines.
  @Test(.recordsIssues) func `an issue without a place is at the start of its file`() throws {
    let screen: [[String: Any]] = [
      ["sectionType": "gird", "contentItem": [["imageName": "a", "description": "A"]]]
    ]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: screen, format: .binary, options: 0)
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(bytes), to: "Home.plist")
    try expectValid(path)
    #expect(places(of: RecordedIssues.take()) == ["Home.plist:1:1"])
  }

  /// Two items with the same name: `<string>a` of the first is in line 3, after 19 characters.
  @Test(.recordsIssues) func `an issue says what its diagnostic says beside it`() throws {
    let twins = """
      <plist version="1.0"><array><dict>
      <key>sectionType</key><string>list</string><key>contentItem</key><array>
      <dict><key>id</key><string>a</string><key>text</key><string>A</string></dict>
      <dict><key>id</key><string>a</string><key>text</key><string>B</string></dict>
      </array></dict></array></plist>
      """
    let notes = try issues(in: twins).flatMap(\.comments).map(\.rawValue)
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.contains("\nnote: 3:20: ") })
    let fixes = try issues(in: Self.faulty).flatMap(\.comments).map(\.rawValue)
    #expect(fixes.contains { $0.contains("'gird'") && $0.contains("\nhelp: write 'grid'") })
  }

  /// U+202E shows what follows from right to left.
  @Test(.recordsIssues) func `authored text cannot steer the terminal of a test report`() throws {
    let issues = try issues(in: Self.faulty.replacing("gird", with: "gi\u{202E}rd"))
    let texts = issues.flatMap(\.comments).map(\.rawValue)
    #expect(texts.contains { $0.contains("gi<U+202E>rd") })
    #expect(texts.allSatisfy { !$0.unicodeScalars.contains("\u{202E}") })
  }

  @Test(.recordsIssues)
  func `authored text in a test report is no command to a runner`() throws {
    let issues = try issues(in: Self.faulty.replacing("gird", with: "##[error]gird"))
    let texts = issues.flatMap(\.comments).map(\.rawValue)
    #expect(texts.contains { $0.contains("#<U+0023>[error]gird") })
    #expect(texts.allSatisfy { !$0.contains("##[") })
  }

  @Test func `the report is there for further expectations`() throws {
    let report = try expectValid(PackageFolder.sample.path)
    #expect(report.screens.map(\.outputName) == ["Home", "Learn"])
  }

  @Test func `a folder that is not there throws`() {
    #expect(throws: (any Error).self) { try expectValid("/nowhere/Content") }
  }

  @Test func `a relative path is looked for from the test's file upwards`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Content/Home.plist")
    let test = folder.path("Tests/AppTests/AppTests.swift")
    #expect(ContentSearch.path("Content", from: test) == folder.path("Content"))
    #expect(ContentSearch.path("Missing", from: test) == "Missing")
    #expect(ContentSearch.path("/Missing", from: test) == "/Missing")
    #expect(ContentSearch.path("/Content", from: test) == "/Content")
  }

  @Test func `the package's own content is found wherever the tests are run`() throws {
    #expect(try expectValid("Content").screens.first?.outputName == "Home")
  }
}

extension Issue {
  /// Whether it fails its test; before Swift 6.3 every issue does.
  fileprivate var isFailure: Bool {
    #if compiler(>=6.3)
      severity == .error
    #else
      true
    #endif
  }
}
