import Foundation
import TestSupport
import Testing

// A watch never ends by itself, so the tests call one update after another.
@testable import MarqueeCommandLine

/// Content that is checked again after each change.
@Suite struct ValidationWatchTests {
  private let folder: TemporaryFolder
  private let output = WrittenText()
  private let errors = WrittenText()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
  }

  private func watch(_ change: (inout ValidateCommand) -> Void = { _ in }) -> ValidationWatch {
    var command = ValidateCommand()
    command.input.paths = [folder.path("Content")]
    command.report.reporter = .xcode
    change(&command)
    return ValidationWatch(
      command, on: Console(write: { [output] in output.add($0) }, writeError: errors.add))
  }

  private func expectUpdate(of watch: inout ValidationWatch, _ inputs: [String]?) {
    let found = watch.update()
    #expect(found == inputs)
  }

  @Test func `what is found is printed when it has changed`() throws {
    var watch = watch()
    expectUpdate(of: &watch, [])
    #expect(output.news() == "")
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    expectUpdate(of: &watch, [])
    #expect(output.news().contains("Home.plist:11:1: error: "))
    expectUpdate(of: &watch, [])
    #expect(output.news() == "")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    expectUpdate(of: &watch, [])
    try FileManager.default.removeItem(atPath: folder.path("Content/cat.png"))
    expectUpdate(of: &watch, [])
    #expect(output.news().contains("[missing-image]"))
    #expect(errors.text == "")
  }

  @Test func `a folder that is gone for a moment ends nothing`() throws {
    var watch = watch()
    expectUpdate(of: &watch, [])
    try FileManager.default.moveItem(atPath: folder.path("Content"), toPath: folder.path("Moved"))
    expectUpdate(of: &watch, [])
    #expect(
      errors.news().hasPrefix("marquee: error: '\(folder.path("Content"))': it does not exist;"))
    try FileManager.default.moveItem(atPath: folder.path("Moved"), toPath: folder.path("Content"))
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    expectUpdate(of: &watch, [])
    #expect(output.news().contains("Home.plist:11:1: error: "))
  }

  @Test func `a baseline counts like the content`() throws {
    try folder.write(SampleScreen.warned, to: "Content/Home.plist")
    let path = folder.path("baseline.json")
    let writing = CommandRun("validate", folder.path("Content"), "--write-baseline", path)
    #expect(writing.exitCode == .success)
    var watch = watch { $0.baseline.file = path }
    expectUpdate(of: &watch, [path])
    #expect(output.news() == "")
    try folder.write("{", to: "baseline.json")
    expectUpdate(of: &watch, [path])
    #expect(output.news().contains("[invalid-baseline]"))
  }

  @Test func `rules that cannot be chosen end it`() {
    var watch = watch { $0.rules.selected = ["no-such-rule"] }
    expectUpdate(of: &watch, nil)
    #expect(errors.news().hasPrefix("marquee: error: unknown rule 'no-such-rule'"))
  }

  @Test func `a rule that is gone while the settings are edited ends nothing`() throws {
    let settings = """
      <plist version="1.0"><dict><key>textRules</key><array><dict>
      <key>id</key><string>calm</string><key>forbids</key><string>!+</string>
      <key>message</key><string>we do not shout</string></dict></array></dict></plist>
      """
    try folder.write(settings, to: "Content/Marquee.plist")
    var watch = watch { $0.rules.selected = ["calm"] }
    expectUpdate(of: &watch, [])
    #expect(errors.news() == "")
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    expectUpdate(of: &watch, [])
    #expect(errors.news().hasPrefix("marquee: error: unknown rule 'calm'"))
    try folder.write(settings, to: "Content/Marquee.plist")
    expectUpdate(of: &watch, [])
    #expect(errors.news() == "")
  }

  @Test(arguments: [["-"], ["--reporter", "json"], ["--write-baseline", "b"], ["--cache", "c"]])
  func `a watch prints for people what is found in files`(arguments: [String]) {
    #expect(CommandRun(["validate", "--watch"] + arguments).exitCode == .usage)
  }
}
