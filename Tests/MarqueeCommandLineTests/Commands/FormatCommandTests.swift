import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private static let loose = """
    <plist version="1.0"><array>
      <!-- films --> <dict><key>contentItem</key><array/><key>extra</key><true/>
      <key>sectionType</key><string>grid</string></dict>
    </array></plist>
    """

  private static let formatted =
    header + """
      <array>
      \t<!-- films --> <dict>
      \t\t<key>contentItem</key>
      \t\t<array/>
      \t\t<key>extra</key>
      \t\t<true/>
      \t\t<key>sectionType</key>
      \t\t<string>grid</string>
      \t</dict>
      </array>
      </plist>

      """

  /// Comments and characters are kept, so nothing would make such a file well-formed.
  @Test(arguments: [
    "<!-- a -- b --><array/>", "<!-- \u{7} --><array/>", "<string>a&#27;</string>",
    "<string>&#xFFFE;</string>", "<array><?a?><string>\u{1}</string></array>",
  ])
  func `nothing is written that an XML parser refuses`(root: String) throws {
    let text = "<plist version=\"1.0\">\(root)</plist>"
    let file = try folder.write(text, to: "Home.plist")
    let run = CommandRun("format", file)
    #expect(run.output.contains("[xml-not-well-formed]"))
    #expect(try folder.text("Home.plist") == text)
    #expect(CommandRun("format", "-", input: text).output == text)
  }

  @Test(arguments: [
    "\n<?xml version='1.0'?><plist><true/></plist>", "<?XML?><plist><true/><?xml?></plist>",
    "<!DOCTYPE plist><!DOCTYPE plist><plist a='1'b='2&3'><true/></plist>",
  ])
  func `what formatting writes anew is well-formed`(text: String) throws {
    let file = try folder.write(text, to: "Home.plist")
    #expect(CommandRun("format", file).exitCode == .success)
    #expect(try folder.text("Home.plist") == Self.header + "<true/>\n</plist>\n")
  }

  @Test func `the property lists of a folder are formatted, and a second time none`() throws {
    try folder.write(Self.loose, to: "Content/Home.plist")
    try folder.write(Self.loose, to: "Content/Shop/Sale.plist")
    try folder.write("<plist><dict></dict></plist>", to: "Content/Marquee.plist")
    try folder.write("<plist><dict></dict></plist>", to: "Content/Items.plist")
    try folder.write("<plist><dict></dict></plist>", to: "Content/Info.plist")
    let run = CommandRun("format", folder.path("Content"))
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(try folder.text("Content/Home.plist") == Self.formatted)
    #expect(try folder.text("Content/Shop/Sale.plist") == Self.formatted)
    for name in ["Marquee", "Items"] {
      #expect(try folder.text("Content/\(name).plist") == Self.header + "<dict/>\n</plist>\n")
    }
    // What is not content stays as it is.
    #expect(try folder.text("Content/Info.plist") == "<plist><dict></dict></plist>")
    let names = ["Marquee.plist", "Items.plist", "Home.plist", "Shop/Sale.plist"]
    #expect(
      run.output == names.map { "formatted \(folder.path("Content/\($0)"))\n" }.joined())
    let again = CommandRun("format", folder.path("Content"))
    #expect(again.output.isEmpty)
    #expect(again.exitCode == .success)
  }

  @Test func `a check lists the files that would change`() throws {
    let file = try folder.write(Self.loose, to: "Home.plist")
    try folder.write(Self.formatted, to: "Kids.plist")
    let run = CommandRun("format", "--check", file, folder.path("Kids.plist"))
    #expect(run.output == "would format \(file)\n")
    #expect(run.exitCode == .errorsFound)
    #expect(try folder.text("Home.plist") == Self.loose)
    #expect(CommandRun("format", "--check", folder.path("Kids.plist")).exitCode == .success)
  }

  @Test(arguments: [false, true])
  func `a diff writes nothing`(checks: Bool) throws {
    let file = try folder.write(
      Self.formatted.replacing("\t\t<array/>", with: "    <array></array>"), to: "Home.plist")
    let run = CommandRun(["format", "--diff", file] + (checks ? ["--check"] : []))
    #expect(
      run.output == """
        --- \(file)
        +++ \(file)
        @@ -4,7 +4,7 @@
         <array>
         \t<!-- films --> <dict>
         \t\t<key>contentItem</key>
        -    <array></array>
        +\t\t<array/>
         \t\t<key>extra</key>
         \t\t<true/>
         \t\t<key>sectionType</key>

        """)
    #expect(run.exitCode == (checks ? .errorsFound : .success))
    #expect(try folder.text("Home.plist").contains("    <array></array>"))
  }

  @Test func `standard input goes to standard output`() {
    let run = CommandRun("format", "-", input: Self.loose)
    #expect(run.output == Self.formatted)
    #expect(run.exitCode == .success)
    #expect(CommandRun("format", "--check", "-", input: Self.formatted).exitCode == .success)
    let changed = CommandRun("format", "--check", "-", input: Self.loose)
    #expect(changed.output == "would format <stdin>\n")
    #expect(changed.exitCode == .errorsFound)
  }

  @Test func `standard input with a fault is printed as it is`() {
    let broken = "<plist><array><true></array></plist>"
    let run = CommandRun("format", "-", input: broken)
    #expect(run.output == broken)
    #expect(run.errors.contains("<stdin>:1:"))
    #expect(run.exitCode == .errorsFound)
  }

  @Test(arguments: [
    "<plist><array><dict></array></plist>",
    "<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>",
    "<plist><true/></plist> rest", "<plist><string>a<b/></string></plist>",
  ])
  func `a file with a fault is reported and stays, and others are formatted`(broken: String) throws
  {
    let file = try folder.write(broken, to: "Broken.plist")
    let other = try folder.write(Self.loose, to: "Home.plist")
    for option in ["--check", "--diff", "--color=never"] {
      let run = CommandRun("format", file, other, option)
      #expect(run.exitCode == .errorsFound)
      #expect((run.output + run.errors).contains("\(file):1:"))
      #expect(try folder.text("Broken.plist") == broken)
    }
    #expect(try folder.text("Home.plist") == Self.formatted)
  }

  @Test(arguments: [[], ["--check"], ["--diff"]])
  func `a binary property list stays, which is no error`(options: [String]) throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: [["sectionType": "grid"]], format: .binary, options: 0)
    let file = try folder.write(Array(bytes), to: "Home.plist")
    let run = CommandRun(["format", file] + options)
    #expect(run.errors.contains("'\(file)' is not XML"))
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .success)
    #expect(try folder.read("Home.plist") == Array(bytes))
  }

  @Test func `a read-only file is an error and stays`() throws {
    let file = try folder.write(Self.loose, to: "Home.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let run = CommandRun("format", file)
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it is read-only"))
    #expect(try folder.text("Home.plist") == Self.loose)
  }

  @Test func `a missing file is an error`() {
    #expect(CommandRun("format", folder.path("None.plist")).exitCode == .ioError)
  }

  @Test func `keys are sorted in the order of the reference`() throws {
    let file = try folder.write(
      """
      <plist version="1.0"><dict>
      <key>sections</key><array><dict>
      <key>zebra</key><true/>
      <key>contentItem</key><array><dict>
      <key>imageName</key><string>cat</string>
      <key>description</key><string>A cat</string> <!-- of the cat -->
      </dict></array>
      <key>ant</key><true/>
      <!-- the type -->
      <key>sectionType</key><string>grid</string>
      </dict></array>
      <key>formatVersion</key><integer>1</integer>
      </dict></plist>
      """, to: "Home.plist")
    #expect(CommandRun("format", "--sort-keys", "reference", file).exitCode == .success)
    #expect(
      try folder.text("Home.plist") == Self.header + """
        <dict>
        \t<key>formatVersion</key>
        \t<integer>1</integer>
        \t<key>sections</key>
        \t<array>
        \t\t<dict>
        \t\t\t<!-- the type -->
        \t\t\t<key>sectionType</key>
        \t\t\t<string>grid</string>
        \t\t\t<key>contentItem</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>description</key>
        \t\t\t\t\t<string>A cat</string> <!-- of the cat -->
        \t\t\t\t\t<key>imageName</key>
        \t\t\t\t\t<string>cat</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t\t<key>zebra</key>
        \t\t\t<true/>
        \t\t\t<key>ant</key>
        \t\t\t<true/>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """)
  }

  @Test func `keys of custom kinds and of the library are sorted by their declarations`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>itemKinds</key><dict><key>film</key><dict>
      <key>fields</key><dict>
      <key>title</key><dict><key>kind</key><string>text</string></dict>
      <key>year</key><dict><key>kind</key><string>integer</string></dict>
      </dict>
      <key>show</key><dict><key>title</key><string>title</string></dict>
      </dict></dict>
      </dict></plist>
      """, to: "Content/Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>b</key><dict>
      <key>other</key><true/><key>year</key><integer>1999</integer>
      <key>title</key><string>A film</string><key>kind</key><string>film</string>
      </dict><key>a</key><dict><key>kind</key><string>film</string></dict></dict></plist>
      """, to: "Content/Items.plist")
    #expect(CommandRun("format", "--sort-keys", "reference", folder.path("Content")).errors.isEmpty)
    let keys = try folder.text("Content/Items.plist").split(separator: "\n")
      .filter { $0.contains("<key>") }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      keys
        == ["b", "kind", "title", "year", "other", "a", "kind"].map { "<key>\($0)</key>" })
  }
}
