import MarqueeCommandLine
import TestSupport
import Testing

/// Lists of other programs in place of screens: one diagnostic, which names the command for them.
@Suite struct ForeignListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let item = "<dict><key>Name</key><string>A</string></dict>"

  /// The path of a file in a command, which is never cut: a long path is left out.
  private func word(_ name: String) -> String {
    let path = folder.path(name)
    return path.utf8.count <= 75 ? path : "FILE"
  }

  private func check(_ value: String, named name: String = "Movies.plist") throws -> CommandRun {
    let file = try folder.write("<plist version=\"1.0\">\(value)</plist>", to: name)
    return CommandRun("validate", file)
  }

  @Test(
    arguments: [
      ("<array>\(item)\(item)\(item)</array>", "this is a list of items, not a screen"),
      (
        "<array><dict><key>title</key><string>New</string><key>films</key><array>\(item)</array>"
          + "</dict></array>", "this is a list of items, not a screen"
      ),
      (
        "<dict><key>Action</key><array>\(item)</array><key>Drama</key><array>\(item)\(item)</array>"
          + "</dict>", "these are lists of items, not a screen"
      ),
    ])
  func `a list is reported once, with the command for it`(value: String, message: String) throws {
    let run = try check(value)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains(":1:22: error: \(message) [wrong-value-type]\n"))
    #expect(run.output.contains("help: run 'marquee import \(word("Movies.plist")) -o FOLDER'"))
    #expect(run.output.contains("\n1 error in 1 file\n"))
  }

  @Test(
    arguments: [
      "<array><dict><key>sectionName</key><string>New</string></dict></array>",
      "<array><dict><key>type</key><string>list</string></dict></array>",
      "<array><dict><key>kind</key><string>basic</string></dict>\(item)</array>",
      "<array><dict/></array>",
    ])
  func `a section without a type is reported as one`(value: String) throws {
    let run = try check(value)
    #expect(run.output.contains("a section has no 'sectionType'"))
    #expect(!run.output.contains("marquee import"))
  }

  @Test func `a folder reports a list, and a dictionary of lists is ignored with a note`() throws {
    _ = try check("<array>\(Self.item)\(Self.item)</array>")
    _ = try check("<dict><key>Action</key><array>\(Self.item)</array></dict>", named: "Rows.plist")
    _ = try check("<dict><key>color</key><string>red</string></dict>", named: "Colors.plist")
    let run = CommandRun("validate", folder.path, "-r", "xcode")
    let lines = run.output.split(separator: "\n").map { $0.replacing("\(folder.path)/", with: "") }
    #expect(
      lines.filter { $0.contains("error: ") || $0.contains(" is ignored") } == [
        "Colors.plist: note: 'Colors.plist' is not a screen, and is ignored [passed-over-file]",
        "Rows.plist: note: 'Rows.plist' holds lists of items, not a screen, and is ignored "
          + "[passed-over-file]",
        "Movies.plist:1:22: error: this is a list of items, not a screen [wrong-value-type]",
      ])
  }

  @Test func `JSON is reported with the command for it`() throws {
    let run = CommandRun(
      "validate", try folder.write("[{\"title\": \"A\"}]", to: "List.json"))
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("this is JSON, not a property list"))
    #expect(run.output.contains("help: run 'marquee import \(word("List.json")) -o FOLDER'"))
  }

  @Test(arguments: ["Rows.csv", "Rows.tsv", "Rows.jsonl", "Rows.NDJSON"])
  func `a folder without screens mentions lists that can be imported`(name: String) throws {
    try folder.write("[]", to: "Home.json")
    try folder.write("a,b", to: name)
    try folder.write("{}", to: "Assets.xcassets/Contents.json")
    let run = CommandRun("validate", folder.path)
    #expect(run.output.contains("error: the folder holds no screens"))
    #expect(run.output.contains("'.plist', and 'Home.json' and '\(name)' are not"))
    #expect(run.output.contains("help: run 'marquee import \(word("Home.json")) -o FOLDER'"))
  }
}
