import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Commands in folders that an attacker has prepared.
@Suite struct ForeignFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("theirs", to: "victim/a.txt")
  }

  private func build(_ more: String...) -> CommandRun {
    CommandRun(["build", folder.path("Content"), "-o", folder.path("out")] + more)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: name).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: folder.path(target))
  }

  private func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path(name))
  }

  private func victims() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("victim/") }
  }

  @Test(arguments: ["", "/screens", "/local"])
  func `a cache that is a link is an error, and nothing is changed where it leads`(
    part: String
  ) throws {
    _ = build()
    let cache = "out/.marquee-cache\(part)"
    try FileManager.default.removeItem(atPath: folder.path(cache))
    try FileManager.default.removeItem(atPath: folder.path("out/Home.json"))
    try link(cache, to: "victim")
    for run in [build(), build("--cache", folder.path("out/.marquee-cache/"))] {
      #expect(run.exitCode == .ioError)
      #expect(run.errors.contains("'\(folder.path(cache))' is a link"))
    }
    #expect(try victims() == ["victim/a.txt"])
    #expect(build("--no-cache").exitCode == .success)
  }

  @Test(arguments: [0o770, 0o720, 0o702, 0o755])
  func `a cache that lets others in is used only if it is named`(mode: Int) throws {
    _ = build()
    try setMode(mode, of: "out/.marquee-cache")
    let before = try folder.names()
    try folder.write(SampleScreen.valid, to: "Content/Other.plist")
    let run = build()
    #expect(run.exitCode == .success)
    #expect(run.errors.contains("marquee: note: the cache '\(folder.path("out/.marquee-cache"))'"))
    #expect(run.errors.contains("open to other users"))
    #expect(
      Set(try folder.names()).subtracting(before) == ["Content/Other.plist", "out/Other.json"])
    let named = build("--cache", folder.path("out/.marquee-cache"))
    #expect(named.exitCode == .success)
    #expect(named.errors == "")
    #expect(try folder.names().count > before.count + 2)
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give a folder away"))
  func `a cache of another user is used only if it is named`() throws {
    _ = build()
    #expect(unsafe chown(folder.path("out/.marquee-cache"), 4_321, 4_321) == 0)
    #expect(build().errors.contains("is not used: it belongs to another user"))
    #expect(build("--cache", folder.path("out/.marquee-cache")).errors == "")
  }

  @Test func `our own cache is closed to other users, whatever the system's default`() throws {
    #expect(build().errors == "")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.path("out/.marquee-cache"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(build().errors == "")
  }

  @Test func `a folder of the output that is a link is an error`() throws {
    try folder.write(SampleScreen.valid, to: "Content/sub/Deep.plist")
    try link("out/sub", to: "victim")
    let run = build()
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("'\(folder.path("out/sub"))' is a link"))
    #expect(try victims() == ["victim/a.txt"])
    #expect(try folder.names().contains("out/Home.json"))
    #expect(try !folder.names().contains("out/Screens.json"))
    let pages = CommandRun("preview", folder.path("Content"), "-o", folder.path("out"))
    #expect(pages.exitCode == .ioError)
    #expect(try victims() == ["victim/a.txt"])
  }

  @Test func `a screen that is not read is missing in no silence`() throws {
    try folder.link("Content/Gone.plist", to: "nowhere")
    let run = build()
    #expect(run.exitCode == .ioError)
    #expect(run.output.contains("Content/Gone.plist: error: 'Gone.plist' is a link to something"))
    #expect(try folder.names().contains("out/Home.json"))
    #expect(try !folder.names().contains("out/Screens.json"))
    #expect(CommandRun("validate", folder.path("Content")).exitCode == .ioError)
    let pages = CommandRun("preview", folder.path("Content"), "-f", "text")
    #expect(pages.exitCode == .ioError)
    #expect(pages.errors.contains("[unreadable-file]"))
    #expect(pages.output.hasPrefix("Home, iPhone 17"))
  }

  @Test(arguments: ReporterKind.allCases.map(\.rawValue))
  func `no report shows what lies outside`(reporter: String) throws {
    try folder.write("SECRET=ghp_verysecret", to: "victim/environ")
    try link("Content/Env.plist", to: "victim/environ")
    for command in [["validate"], ["build", "-o", folder.path("out")], ["fix"]] {
      let run = CommandRun(command + [folder.path("Content"), "-r", reporter])
      #expect(run.exitCode == .errorsFound)
      #expect(run.output.contains("file-outside-folder"))
      #expect(!(run.output + run.errors).contains("verysecret"))
    }
    #expect(try folder.text("victim/environ") == "SECRET=ghp_verysecret")
  }

  @Test func `neither settings nor a comment silence a screen that is not read`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>rules</key><dict>
      <key>unreadable-file</key><string>off</string></dict></dict></plist>
      """, to: "Content/Marquee.plist")
    #expect(build().output.contains("'unreadable-file' cannot be disabled"))
    let text = CommandRun("explain", "unreadable-file").output
    #expect(!text.contains("To turn it off") && !text.contains("To allow it"))
  }

  @Test func `a file that cannot be written does not keep others from being fixed`() throws {
    try folder.write(SampleScreen.warned, to: "victim/Real.plist")
    try link("alone/A.plist", to: "victim/Real.plist")
    try folder.write(SampleScreen.warned, to: "Content/Warned.plist")
    let run = CommandRun("fix", folder.path("alone/A.plist"), folder.path("Content"))
    #expect(run.exitCode == .ioError)
    #expect(
      run.errors.contains("'\(folder.path("alone/A.plist"))': it is a link that leads out of"))
    #expect(try folder.text("Content/Warned.plist") == SampleScreen.valid)
  }
}
