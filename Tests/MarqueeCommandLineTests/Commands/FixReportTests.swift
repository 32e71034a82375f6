import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// `fix` reports on the text that is on the disk when it ends.
@Suite struct FixReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let reporters = ReporterKind.allCases.map(\.rawValue)

  /// What a run of `fix` reports, without the lines that say which files were fixed.
  private func report(_ run: CommandRun) -> String {
    run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("applied ") && !$0.hasPrefix("looked at ") }.joined(separator: "\n")
  }

  private func list(_ values: String) -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>list</string>
    <key>contentItem</key><array><dict>
    \(values)
    </dict></array>
    </dict></array></plist>

    """
  }

  @Test(arguments: [2, 12, 230])
  func `a broken link is where it is after the fix`(spaces: Int) throws {
    try folder.write(
      list(
        "<key>text</key><string>For\(String(repeating: " ", count: spaces))kids</string>"
          + "<key>link</key><string>screen:Hom</string>"), to: "Content/Home.plist")
    let run = CommandRun("fix", folder.path("Content"), "-r", "xcode")
    // <key>text</key><string>For kids</string><key>link</key><string>screen: is 70 characters.
    #expect(
      run.output.contains(
        "Content/Home.plist:4:71: error: the content folder has no screen 'Hom'"))
    let validated = CommandRun("validate", folder.path("Content"), "-r", "xcode")
    #expect(run.output == validated.output)
  }

  @Test(arguments: reporters)
  func `what the fix has cured is no longer reported`(reporter: String) throws {
    for (name, text) in [("Home", "For  kids"), ("Kids", "For kids")] {
      try folder.write(
        list("<key>id</key><string>x</string><key>text</key><string>\(text)</string>"),
        to: "Content/\(name).plist")
    }
    #expect(CommandRun("validate", folder.path("Content")).output.contains("[conflicting-item]"))
    let run = CommandRun("fix", "--strict", folder.path("Content"), "-r", reporter)
    #expect(!run.output.contains("conflicting-item"))
    #expect(run.exitCode == .success)
  }

  @Test(arguments: (0..<30).sample(oneIn: 3))
  func `fix reports what validate reports next, and a second fix changes nothing`(
    seed: Int
  ) throws {
    let catalog = try DamagedCatalog(seed: UInt64(seed))
    let reporter = Self.reporters[seed % Self.reporters.count]
    let options = [catalog.content, "-r", reporter]
    let fixed = CommandRun(["fix"] + options)
    let files = try catalog.propertyLists()
    let texts = try files.map(catalog.folder.read)
    let validated = CommandRun(["validate"] + options)
    #expect(report(fixed) == report(validated))
    #expect(fixed.exitCode == validated.exitCode)
    let again = CommandRun(["fix"] + options)
    #expect(report(again) == report(validated))
    #expect(try files.map(catalog.folder.read) == texts)
  }

  @Test func `a read-only file is reported as it is, and others as they became`() throws {
    for name in ["Home", "Kids"] {
      try folder.write(
        list("<key>text</key><string>For  kids</string>"), to: "Content/\(name).plist")
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("Content/Home.plist"))
    let run = CommandRun("fix", folder.path("Content"), "-r", "xcode")
    #expect(run.exitCode == .ioError)
    #expect(run.output == CommandRun("validate", folder.path("Content"), "-r", "xcode").output)
    #expect(run.output.contains("Home.plist:4:"))
    #expect(!run.output.contains("Kids.plist:"))
  }

  @Test func `settings decide which screens are fixed, once they are fixed themselves`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>exclud</key><array><string>Old.plist</string></array>"
        + "</dict></plist>", to: "Content/Marquee.plist")
    let old = list("<key>text</key><string>For  kids</string>")
    try folder.write(old, to: "Content/Old.plist")
    try folder.write(old, to: "Content/Home.plist")
    let run = CommandRun("fix", folder.path("Content"), "-r", "json")
    #expect(try folder.text("Content/Marquee.plist").contains("<key>exclude</key>"))
    #expect(try folder.text("Content/Old.plist") == old)
    #expect(run.output == CommandRun("validate", folder.path("Content"), "-r", "json").output)
  }

  /// A list, and categories of which one fix would make a title appear twice.
  private static let titles = """
    <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
    <key>contentItem</key><array><dict><key>text</key><string>For  kids</string></dict></array></dict>
    <dict><key>sectionType</key><string>categories</string><key>contentItem</key><array><dict>
    <key>titles</key><array><string>R&amp;amp;B</string><string>R&amp;B</string></array></dict></array>
    </dict></array></plist>

    """

  @Test(arguments: [[], ["--dry-run"], ["-q"]])
  func `a fix that makes an error is named, and not offered again`(options: [String]) throws {
    try folder.write(Self.titles, to: "Content/Home.plist")
    let path = folder.path("Content/Home.plist")
    let run = CommandRun(["fix", path] + options)
    #expect(
      run.errors
        == "marquee: warning: \(path):4:34: the fix 'write each character once' is left out, "
        + "because it makes an error: category 'R& B' appears twice\n")
    #expect(!run.output.contains("can fix"))
    #expect(!run.output.contains("fix available"))
    let isWritten = !options.contains("--dry-run")
    #expect(
      try folder.text("Content/Home.plist")
        == (isWritten ? Self.titles.replacing("For  kids", with: "For kids") : Self.titles))
  }

  @Test func `files that are named one by one are fixed and reported together`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>itemKind</key><dict><key>film</key><dict><key>fields</key>
      <dict><key>name</key><dict><key>kind</key><string>text</string></dict></dict></dict></dict>
      </dict></plist>
      """, to: "Content/Marquee.plist")
    try folder.write(list("<key>text</key><string>For  kids</string>"), to: "Content/Home.plist")
    let paths = ["Content/Home.plist", "Content/Marquee.plist"].map(folder.path)
    let run = CommandRun(["fix", "-r", "json"] + paths)
    #expect(run.output == CommandRun(["validate", "-r", "json"] + paths).output)
    #expect(run.exitCode == .success)
  }

  @Test func `nothing says that there are no errors beside an error`() throws {
    try folder.write(list("<key>text</key><string>For kids</string>"), to: "Content/Home.plist")
    for command in ["validate", "fix"] {
      let run = CommandRun(command, folder.path("Content"), folder.path("gone"))
      #expect(run.exitCode == .ioError)
      #expect(run.output == "")
      #expect(run.errors.contains("does not exist"))
    }
  }
}
