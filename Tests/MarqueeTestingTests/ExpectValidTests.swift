import Foundation
import MarqueeCompiler
import MarqueeTesting
import Synchronization
import Testing

@Suite struct ExpectValidTests {
  /// A property list with two errors and a warning.
  ///
  /// The item in line 7 lacks its image's name, and there is no section type as in line 13. The
  /// text in line 9 has two spaces in a row.
  private static let faulty = """
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
      <dict><key>sectionType</key><string>gird</string><key>contentItem</key><array/></dict>
    </array>
    </plist>
    """

  private func withFile<Result>(
    _ text: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "marquee-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Home.plist")
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }

  /// Where the issues are that a check records, as `name:line:column`.
  private func places(in text: String, isStrict: Bool) throws -> [String] {
    try withFile(text) { path in
      let places = Mutex<[String]>([])
      try withKnownIssue {
        try expectValid(path, isStrict: isStrict)
      } matching: { issue in
        guard let location = issue.sourceLocation else { return false }
        places.withLock {
          $0.append("\(location.fileName):\(location.line):\(location.column)")
        }
        return location.filePath == path
      }
      return places.withLock { $0 }
    }
  }

  @Test func `each error is an issue at its place in the property list`() throws {
    let places = try places(in: Self.faulty, isStrict: false)
    #expect(places.contains("Home.plist:7:7"))
    #expect(places.contains { $0.hasPrefix("Home.plist:13:") })
  }

  @Test func `a warning fails a strict test`() throws {
    let places = try places(in: Self.faulty, isStrict: true)
    #expect(places.contains { $0.hasPrefix("Home.plist:9:") })
  }

  /// U+202E shows what follows from right to left.
  @Test func `authored text cannot steer the terminal of a test report`() throws {
    let text = Self.faulty.replacing("gird", with: "gi\u{202E}rd")
    try withFile(text) { path throws in
      try withKnownIssue {
        try expectValid(path)
      } matching: { issue in
        !issue.comments.contains { $0.rawValue.unicodeScalars.contains("\u{202E}") }
      }
    }
  }

  @Test func `authored text in a test report is no command to a runner`() throws {
    let text = Self.faulty.replacing("gird", with: "##[error]gird")
    try withFile(text) { path throws in
      try withKnownIssue {
        try expectValid(path)
      } matching: { issue in
        issue.comments.allSatisfy {
          !$0.rawValue.contains("##[")
            && $0.rawValue.contains("gird") == $0.rawValue.contains("#<U+0023>[error]gird")
        }
      }
    }
  }

  @Test func `the report is there for further expectations`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let report = try expectValid(root.appending(path: "Content").path)
    #expect(report.screens.map(\.outputName) == ["Home", "Learn"])
  }

  @Test func `a folder that is not there throws`() {
    #expect(throws: (any Error).self) { try expectValid("/nowhere/Content") }
  }

  @Test func `a relative path is looked for from the test's file upwards`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "marquee-\(UUID().uuidString)")
    let content = folder.appending(path: "Content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appending(path: "Tests/AppTests/AppTests.swift").path
    #expect(ContentSearch.path("Content", from: test) == content.path)
    #expect(ContentSearch.path("Missing", from: test) == "Missing")
    #expect(ContentSearch.path("/Missing", from: test) == "/Missing")
  }

  @Test func `the package's own content is found wherever the tests are run`() throws {
    #expect(try expectValid("Content").screens.map(\.outputName) == ["Home", "Learn"])
  }
}
