import Foundation
import MarqueeCommandLine
import MarqueeCompiler
import MarqueeOutputs
import TestSupport
import Testing

/// A screen with an error is not written, whichever stage finds the error.
@Suite struct RefusedScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(list("Help"), to: "Content/Help.plist")
  }

  private func list(_ text: String, _ more: String = "") -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>list</string>
    <key>contentItem</key><array><dict><key>text</key><string>\(text)</string>\(more)</dict></array>
    </dict></array></plist>

    """
  }

  private func build(_ more: String...) -> CommandRun {
    CommandRun(
      ["build", folder.path("Content"), "-o", folder.path("out")] + more)
  }

  private func link(_ names: String..., more: [String] = []) -> CommandRun {
    for name in names {
      let run = CommandRun(
        "compile", folder.path("Content/\(name).plist"), "--content", folder.path("Content"),
        "-o", folder.path("objects/\(name).marquee"))
      #expect(run.exitCode == .success, "\(run.output)")
    }
    return CommandRun(
      ["link"] + names.map { folder.path("objects/\($0).marquee") }
        + ["--content", folder.path("Content"), "-o", folder.path("out")] + more)
  }

  private func written() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("out/") && $0.hasSuffix(".json") }
  }

  private static let brokenLink = "<key>link</key><string>screen:Hlep</string>"

  @Test func `a build does not write a screen with a link to nothing`() throws {
    try folder.write(list("More", Self.brokenLink), to: "Content/Home.plist")
    let run = build()
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("[unknown-name]"))
    #expect(try written() == ["out/Help.json"])
  }

  @Test func `neither does linking`() throws {
    try folder.write(list("More", Self.brokenLink), to: "Content/Home.plist")
    let run = link("Help", "Home")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("Content/Home.plist:3:"))
    #expect(try written() == ["out/Help.json"])
  }

  @Test func `its previous JSON stays`() throws {
    try folder.write(list("More"), to: "Content/Home.plist")
    #expect(build().exitCode == .success)
    let before = try folder.read("out/Home.json")
    let index = try folder.read("out/Screens.json")
    try folder.write(list("Others", Self.brokenLink), to: "Content/Home.plist")
    #expect(build().exitCode == .errorsFound)
    #expect(link("Help", "Home").exitCode == .errorsFound)
    #expect(try folder.read("out/Home.json") == before)
    #expect(try folder.read("out/Screens.json") == index)
  }

  @Test func `the screen that is gone refuses those that lead to it`() throws {
    try folder.write(
      list("More", "<key>link</key><string>screen:Help</string>"), to: "Content/Home.plist")
    #expect(build().exitCode == .success)
    try folder.remove("Content/Help.plist")
    try folder.write(list("Other"), to: "Content/Other.plist")
    try folder.remove("out/Home.json")
    #expect(build().exitCode == .errorsFound)
    #expect(try written() == ["out/Help.json", "out/Other.json", "out/Screens.json"])
  }

  @Test func `what only strict builds refuse is written otherwise`() throws {
    for (name, text) in [("Home", "Help"), ("Kids", "Other")] {
      try folder.write(
        list(text, "<key>id</key><string>x</string>"), to: "Content/\(name).plist")
    }
    #expect(build("--strict").output.contains("[conflicting-item]"))
    #expect(try written() == ["out/Help.json", "out/Home.json"])
    #expect(build().exitCode == .success)
    #expect(try written().contains("out/Kids.json"))
  }

  @Test func `an error in an item of the library refuses all screens`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict>
      <key>extends</key><string>row</string></dict></dict></dict></plist>
      """, to: "Content/Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>a</key><dict><key>kind</key><string>film</string>
      <key>text</key><string>A</string><key>link</key><string>screen:Hlep</string></dict></dict>
      </plist>
      """, to: "Content/Items.plist")
    let run = build()
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("Items.plist:2:"))
    #expect(run.output.contains("[unknown-name]"))
    #expect(try written() == [])
  }

  @Test func `an app's tests get no screen of it either`() throws {
    try folder.write(list("More", Self.brokenLink), to: "Content/Home.plist")
    let report = try ContentPipeline(folder: folder.path("Content")).run()
    #expect(report.screens.map(\.outputName) == ["Help", "Home"])
    #expect(report.screens.map { $0.screen == nil } == [false, true])
  }

  // MARK: Exit codes

  @Test(arguments: [
    ["validate"], ["build", "-o", "OUT"], ["fix"], ["layout", "-d", "iphone-15"], ["images"],
    ["generate", "swift"], ["publish", "-o", "OUT"],
  ])
  func `a screen that cannot be read has one exit code, alone and in a folder`(
    command: [String]
  ) throws {
    try folder.link("Content/Gone.plist", to: "nothing")
    let words = command.map { $0 == "OUT" ? folder.path("out") : $0 }
    for path in ["Content/Gone.plist", "Content"] {
      #expect(CommandRun(words + [folder.path(path)]).exitCode == .ioError, "\(path)")
    }
  }
}
