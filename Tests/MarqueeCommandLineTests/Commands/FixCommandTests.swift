import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct FixCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Marquee.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Images/cat.png")
  }

  /// A program that applies diffs, if the system has one.
  private static let patch = "/usr/bin/patch"
  private static let hasPatch = FileManager.default.isExecutableFile(atPath: patch)

  /// An item that holds another.
  private let nested = SampleScreen.grid(
    """
    <key>description</key>
    <string>A  host</string>
    <key>New item</key>
    <dict>
    <key>description</key>
    <string>A lost  cat</string>
    <key>imageName</key>
    <string>cat</string>
    </dict>
    """)

  /// The same with the lost item after its host.
  private let found = SampleScreen.grid(
    """
    <key>description</key>
    <string>A host</string>
    <key>imageName</key>
    <string>cat</string>
    </dict>
    <dict>
    <key>description</key>
    <string>A lost cat</string>
    """)

  @Test func `safe fixes are applied until none is left`() throws {
    let file = try folder.write(nested, to: "Home.plist")
    let run = CommandRun("fix", file)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("applied 3 fixes to \(file)\n"))
    #expect(try folder.text("Home.plist") == found)
    let names = try folder.names()
    #expect(names == ["Home.plist", "Images", "Images/cat.png", "Marquee.plist"])
  }

  @Test func `a second fix writes nothing`() throws {
    let file = try folder.write(nested, to: "Home.plist")
    #expect(CommandRun("fix", file).exitCode == .success)
    let date = try folder.age("Home.plist")
    let again = CommandRun("fix", file)
    #expect(again.exitCode == .success)
    #expect(!again.output.contains("applied"))
    #expect(try folder.modificationDate("Home.plist") == date)
  }

  @Test func `a read-only file stays as it is`() throws {
    let file = try folder.write(nested, to: "Home.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let run = CommandRun("fix", file)
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it is read-only"))
    #expect(run.output.contains("nested-item"))
    #expect(try folder.text("Home.plist") == nested)
  }

  @Test func `another name of a file keeps the old text, which is reported`() throws {
    let file = try folder.write(nested, to: "Home.plist")
    try FileManager.default.linkItem(atPath: file, toPath: folder.path("other.txt"))
    let run = CommandRun("fix", file)
    #expect(run.exitCode == .success)
    #expect(run.errors.contains("has other names (hard links)"))
    #expect(try folder.text("Home.plist") == found)
    #expect(try folder.text("other.txt") == nested)
  }

  @Test func `a binary property list is not changed, which is reported`() throws {
    let screen = [["sectionType": "list", "contentItem": [["text": "a  b"]]]] as [[String: Any]]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: screen, format: .binary, options: 0)
    let file = try folder.write(Array(bytes), to: "Home.plist")
    let run = CommandRun("fix", file)
    #expect(run.errors.contains("only XML property lists are fixed"))
    #expect(FileManager.default.contents(atPath: file) == bytes)
  }

  @Test func `a dry run without a fix says so`() throws {
    let file = try folder.write(SampleScreen.broken, to: "Home.plist")
    let run = CommandRun("fix", "-n", file)
    #expect(run.output == "")
    #expect(run.errors.contains("no fix is available"))
    #expect(run.exitCode == .errorsFound)
  }

  @Test func `the target of a symbolic link is fixed, and the link stays`() throws {
    try folder.write(nested, to: "real/Home.txt")
    let link = folder.path("Home.plist")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("real/Home.txt"))
    #expect(CommandRun("fix", folder.path).exitCode == .success)
    #expect(try folder.text("real/Home.txt") == found)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("Home.txt"))
  }

  @Test func `what cannot be fixed stays an error`() throws {
    let file = try folder.write(
      nested.replacing("<string>A lost  cat</string>", with: "<string></string>"),
      to: "Home.plist")
    let run = CommandRun("fix", file, "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[empty-text]"))
    #expect(try folder.text("Home.plist").contains("New item") == false)
  }

  @Test func `a dry run prints a diff and writes nothing`() throws {
    let file = try folder.write(nested, to: "Home.plist")
    let date = try folder.age("Home.plist")
    let run = CommandRun("fix", "--dry-run", file)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("--- \(file)\n+++ \(file)\n@@ -"))
    #expect(run.output.contains("\n-<key>New item</key>\n"))
    #expect(try folder.text("Home.plist") == nested)
    #expect(try folder.modificationDate("Home.plist") == date)
    #expect(try folder.names().count == 4)
  }

  @Test(.enabled(if: hasPatch, "there is no patch program"), arguments: ["\n", "\r\n"])
  func `the diff of a dry run leads to the fixed file`(lineBreak: String) throws {
    // Other lines around the change, and a change far away from it.
    let filler = String(repeating: "<!-- nothing -->\n", count: 20)
    let text =
      (nested.replacing(
        "<array>\n<dict>\n<key>section", with: "<array>\n\(filler)<dict>\n<key>section")
      + filler).replacing("\n", with: lineBreak)
    let file = try folder.write(text, to: "Home.plist")
    let diff = try folder.write(CommandRun("fix", "-n", file).output, to: "home.diff")
    let copy = try folder.write(text, to: "copy.txt")
    let arguments = lineBreak == "\n" ? [] : ["--binary"]
    #expect(try TemporaryFolder.run(Self.patch, arguments + [copy, diff]) == 0)
    #expect(CommandRun("fix", file).exitCode == .success)
    #expect(try folder.text("copy.txt") == folder.text("Home.plist"))
    #expect(try folder.text("copy.txt") != text)
  }

  @Test(.enabled(if: hasPatch, "there is no patch program"))
  func `a text without a last line break can be patched too`() throws {
    let text =
      #"<plist version="1.0"><array>"#
      + SampleScreen.warned.split(separator: "\n")[3...14]
      .joined() + "</array></plist>"
    let file = try folder.write(text, to: "Home.plist")
    let diff = try folder.write(CommandRun("fix", "-n", file).output, to: "home.diff")
    let copy = try folder.write(text, to: "copy.txt")
    #expect(try TemporaryFolder.run(Self.patch, [copy, diff]) == 0)
    #expect(try folder.text("copy.txt") == text.replacing("A  cat", with: "A cat"))
  }

  @Test func `standard input is fixed onto standard output`() {
    let run = CommandRun("fix", "-", input: nested)
    #expect(run.exitCode == .success)
    #expect(run.output == found)
    let valid = CommandRun("fix", "-", input: SampleScreen.valid)
    #expect(valid.output == SampleScreen.valid)
  }

  @Test func `an encoding stays what it was`() throws {
    let path = folder.path("Home.plist")
    let declared = nested.replacing("UTF-8", with: "UTF-16")
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      let body = try #require(declared.data(using: encoding))
      try Data(mark + Array(body)).write(to: URL(filePath: path))
      #expect(CommandRun("fix", path).exitCode == .success)
      let fixed = Array(try Data(contentsOf: URL(filePath: path)))
      #expect(Array(fixed.prefix(2)) == mark)
      let text = String(data: Data(fixed.dropFirst(2)), encoding: encoding)
      #expect(text == found.replacing("UTF-8", with: "UTF-16"))
    }
  }

  @Test func `a binary property list is left as it is`() throws {
    let object = try unsafe PropertyListSerialization.propertyList(
      from: Data(nested.utf8), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    let path = folder.path("Home.plist")
    try data.write(to: URL(filePath: path))
    let run = CommandRun("fix", path, "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[nested-item]"))
    #expect(try Data(contentsOf: URL(filePath: path)) == data)
  }

  @Test func `a guess is not applied`() throws {
    let text = SampleScreen.grid("<key>description</key>\n<string>A cat</string>", image: "cet")
    let file = try folder.write(text, to: "Home.plist")
    let run = CommandRun("fix", file)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[missing-image]"))
    #expect(run.output.contains("write 'cat'"))
    #expect(!run.output.contains("applied"))
    #expect(try folder.text("Home.plist") == text)
  }

  @Test func `a link is not made secure without asking`() throws {
    let text = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>businessBanner</string>
      <key>contentItem</key><array><dict>
      <key>link</key><string>http://example.com/offer</string>
      <key>title</key><string>Offer</string>
      </dict></array></dict></array></plist>

      """
    let file = try folder.write(text, to: "Home.plist")
    let run = CommandRun("fix", file)
    #expect(run.output.contains("[doubtful-link]"))
    #expect(try folder.text("Home.plist") == text)
  }

  @Test func `a fix that would lead to more errors is taken back`() throws {
    // The lost item has two errors, which are reported once it is an item.
    let text = nested.replacing("<string>A lost  cat</string>", with: "<string></string>")
      .replacing(
        "<string></string>\n<key>imageName</key>\n<string>cat</string>",
        with: "<string></string>\n<key>imageName</key>\n<string></string>"
      ).replacing("A  host", with: "A host")
    #expect(text.components(separatedBy: "<string></string>").count == 3)
    let file = try folder.write(text, to: "Home.plist")
    let run = CommandRun("fix", file)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[nested-item]"))
    #expect(!run.output.contains("applied"))
    #expect(try folder.text("Home.plist") == text)
  }

  @Test func `what cannot be fixed is reported once, in settings and in the library too`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>color</key><true/></dict></plist>", to: "Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>a</key><dict><key>kind</key><string>zebra</string></dict>
      </dict></plist>
      """, to: "Items.plist")
    try folder.write(SampleScreen.valid, to: "Home.plist")
    let run = CommandRun("fix", folder.path(""))
    let lines = (run.output + run.errors).split(separator: "\n")
    #expect(lines.count { $0.contains("Marquee.plist:") && $0.contains("'color'") } == 1)
    #expect(lines.count { $0.contains("Items.plist:") && $0.contains("'zebra'") } == 1)
  }

  /// A folder where the settings and the library have a misspelt key, and a screen a space too
  /// many.
  private func writeFixable() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>itemKind</key><dict><key>film</key><dict><key>fields</key>
      <dict><key>name</key><dict><key>kind</key><string>text</string></dict></dict></dict></dict>
      </dict></plist>
      """, to: "Content/Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>a</key><dict><key>kind</key><string>film</string>
      <key>nmae</key><string>A</string></dict></dict></plist>
      """, to: "Content/Items.plist")
    try folder.write(SampleScreen.warned, to: "Content/Home.plist")
  }

  private func unfixed() throws -> [String] {
    try [("Marquee", "itemKind<"), ("Items", "nmae"), ("Home", "A  cat")].filter {
      try folder.text("Content/\($0).plist").contains($1)
    }.map(\.0)
  }

  @Test func `settings are fixed before what rests on them`() throws {
    try writeFixable()
    let dry = CommandRun("fix", "--dry-run", folder.path("Content"))
    // The faults of the library are known once the settings are fixed.
    for text in ["<key>itemKinds</key>", "<key>name</key>", "<string>A cat</string>"] {
      #expect(dry.output.contains(text), "\(dry.output)")
    }
    #expect(try unfixed() == ["Marquee", "Items", "Home"])
    _ = CommandRun("fix", folder.path("Content"))
    #expect(try unfixed() == [])
  }

  @Test func `only the named file is fixed`() throws {
    try writeFixable()
    _ = CommandRun("fix", folder.path("Content/Home.plist"))
    #expect(try unfixed() == ["Marquee", "Items"])
    _ = CommandRun("fix", folder.path("Content/Marquee.plist"))
    #expect(try unfixed() == ["Items"])
    _ = CommandRun("fix", folder.path("Content/Items.plist"))
    #expect(try unfixed() == [])
  }

  @Test func `settings above the content folder are not touched`() throws {
    try writeFixable()
    try folder.write(try folder.text("Content/Marquee.plist"), to: "Marquee.plist")
    try folder.remove("Content/Marquee.plist")
    let settings = try folder.text("Marquee.plist")
    let run = CommandRun("fix", folder.path("Content"))
    #expect(run.output.contains("unknown key 'itemKind' in Marquee.plist"))
    #expect(try folder.text("Marquee.plist") == settings)
  }

  @Test func `a dry run accepts no reporter, because it prints only a diff`() {
    let run = CommandRun("fix", "--dry-run", "--reporter", "json", folder.path(""))
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("'--dry-run' cannot be used with '--reporter json'"))
  }
}
