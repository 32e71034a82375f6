import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Settings that are given as a screen are checked as settings, and are not changed.
@Suite struct SettingsAloneTests {
  private static let valid = """
    <plist version="1.0"><dict><key>sectionTypes</key><dict/></dict></plist>
    """
  private static let broken = """
    <plist version="1.0"><dict><key>sectionTypes</key><string/></dict></plist>
    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(Self.valid, to: "Content/Marquee.plist")
  }

  private var path: String { folder.path("Content/Marquee.plist") }

  @Test(arguments: ["validate", "fix"])
  func `valid settings have no diagnostics`(command: String) throws {
    let run = CommandRun(command, path)
    #expect(run.exitCode == .success)
    #expect(run.errors == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.valid)
  }

  @Test func `a fault of settings is that of settings`() throws {
    try folder.write(Self.broken, to: "Content/Marquee.plist")
    let run = CommandRun("validate", path)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("'sectionTypes'"))
    #expect(!run.output.contains("a screen has no"))
  }

  @Test func `what an editor holds of settings is checked, not what the disk has`() {
    let arguments = ["validate", "-", "--stdin-name", path]
    #expect(CommandRun(arguments: arguments, input: Self.valid).exitCode == .success)
    let run = CommandRun(arguments: arguments, input: Self.broken)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("Marquee.plist:1:"))
  }

  @Test func `no empty text is printed in place of settings`() {
    let run = CommandRun(arguments: ["fix", "-", "--stdin-name", path], input: Self.valid)
    #expect(run.exitCode == .usage)
    #expect(run.output == "")
    #expect(run.errors.contains("standard input must be one"))
  }

  @Test func `settings are not compiled`() throws {
    let run = CommandRun("compile", path, "-o", folder.path("a.marquee"))
    #expect(run.exitCode == .usage)
    #expect(run.errors.hasSuffix("for all screens\n"))
    #expect(!(try folder.names().contains("a.marquee")))
  }

  @Test(arguments: ["images", "layout", "preview"])
  func `a property list of something else is a note for every command`(command: String) throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundleName</key><string>a</string>\
      <key>CFBundleIdentifier</key><string>b</string></dict></plist>
      """, to: "Content/Other.plist")
    let format = command == "preview" ? ["--format", "text"] : []
    let run = CommandRun(arguments: [command, folder.path("Content")] + format)
    #expect(run.errors.hasPrefix("marquee: note: "))
    #expect(run.errors.contains("[passed-over-file]"))
    #expect(run.exitCode == .success)
  }
}
