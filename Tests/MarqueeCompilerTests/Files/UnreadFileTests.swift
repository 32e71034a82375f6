import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

/// Files that look like a screen or settings but cannot or must not be read: they are reported, and
/// nothing outside the folder is opened.
@Suite(.timeLimit(.minutes(1))) struct UnreadFileTests {
  private let folder: TemporaryFolder
  private let other: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    other = try TemporaryFolder()
    try folder.write(Self.screen, to: "Content/Home.plist")
    try other.write(Self.screen, to: "secret.plist")
  }

  private static let screen = """
    <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
    <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
    </dict></array></plist>
    """

  private func report() throws -> ContentReport {
    try ContentPipeline(folder: folder.path("Content")).run()
  }

  /// The only diagnostic of the folder, which must be about this file.
  private func diagnostic(of name: String) throws -> Diagnostic {
    let report = try report()
    #expect(report.screens.map(\.outputName) == ["Home"])
    let found = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1, "\(report.diagnostics.map(\.message))")
    #expect(found.place == Place(file: folder.path("Content/\(name)")))
    #expect(found.severity == .error)
    return found
  }

  /// macOS finds these files, and Linux does not.
  @Test(arguments: [
    ("marquee.plist", "marquee.plist", "Marquee.plist"),
    ("MARQUEE.PLIST", "MARQUEE.PLIST", "Marquee.plist"),
    ("items.plist", "items.plist", "Items.plist"), ("Items.PLIST", "Items.PLIST", "Items.plist"),
    ("info.plist", "info.plist", "Info.plist"), ("items/Films.plist", "items", "Items"),
    ("sub/marquee.plist", "sub/marquee.plist", "Marquee.plist"),
  ])
  func `a name in another letter case than one with a meaning is one error`(
    file: String, place: String, name: String
  ) throws {
    for text in [Self.screen, "<plist version=\"1.0\"><dict/></plist>"] {
      try folder.write(text, to: "Content/\(file)")
      if place == "items" { try folder.write(text, to: "Content/items/Series.plist") }
      let found = try diagnostic(of: place)
      #expect(found.rule == "unreadable-file")
      #expect(found.message.hasSuffix("must be written '\(name)'"))
      #expect(found.fixIts.map(\.title) == ["rename it to '\(name)'"])
    }
  }

  @Test func `nothing else is said of what such a file would declare`() throws {
    let section = Self.screen.replacing("<string>list</string>", with: "<string>films</string>")
      .replacing("<dict><key>text</key><string>Help</string></dict>", with: "<string>reef</string>")
    for (wrong, right) in [("marquee.plist", "Items.plist"), ("items.plist", "Marquee.plist")] {
      let settings = """
        <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict>
        <key>extends</key><string>poster</string></dict></dict>
        <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
        <key>layout</key><string>grid</string></dict></dict></dict></plist>
        """
      let library = """
        <plist version="1.0"><dict><key>reef</key><dict><key>kind</key><string>film</string>
        <key>description</key><string>Reef</string><key>imageName</key><string>reef</string></dict>
        </dict></plist>
        """
      let other = try TemporaryFolder()
      try other.write(section, to: "Content/Home.plist")
      for name in [wrong, right] {
        try other.write(
          name.lowercased() == "marquee.plist" ? settings : library, to: "Content/\(name)")
      }
      for path in ["Content", "Content/Home.plist"] {
        let report = try ContentPipeline(folder: other.path(path)).run()
        let errors = report.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.place.file) == [other.path("Content/\(wrong)")], "\(path)")
        #expect(report.screens.allSatisfy { $0.screen == nil })
      }
    }
  }

  @Test(arguments: [
    ("/dev/zero", "file-outside-folder"), ("../outside.plist", "file-outside-folder"),
    ("/etc", "file-outside-folder"), ("sub", "unreadable-file"),
    ("../gone.plist", "file-outside-folder"), ("/gone/X.plist", "file-outside-folder"),
    ("nowhere", "unreadable-file"), ("X.plist", "unreadable-file"),
    ("../Content/gone/../Home.plist", "unreadable-file"),
  ])
  func `a link that leads to no file of the folder is an error`(
    target: String, rule: RuleIdentifier
  ) throws {
    try folder.write(Self.screen, to: "outside.plist")
    try folder.write("", to: "Content/sub/notes.txt")
    try folder.link("Content/X.plist", to: target)
    #expect(try diagnostic(of: "X.plist").rule == rule)
  }

  @Test(arguments: [
    ("Shared", "../Shared", "file-outside-folder"), ("a/Images", "/", "file-outside-folder"),
    ("A.xcassets", "../Shared", "file-outside-folder"),
    ("Items", "../Shared", "file-outside-folder"),
    ("Gone", "../Gone", "file-outside-folder"), ("Gone", "nowhere", "unreadable-file"),
  ])
  func `a linked folder that is not in the content is an error, and is named`(
    name: String, target: String, rule: RuleIdentifier
  ) throws {
    try folder.write(Self.screen, to: "Shared/More.plist")
    try folder.write("", to: "Content/a/notes.txt")
    try folder.link("Content/\(name)", to: target)
    let found = try diagnostic(of: name)
    #expect(found.rule == rule)
    #expect(found.message.hasPrefix("'\(name.split(separator: "/").last ?? "")' is a link"))
  }

  @Test func `a link to a folder of the content, or to another file, is no error`() throws {
    try folder.write("", to: "Content/a/notes.txt")
    try folder.write("", to: "notes.txt")
    try folder.link("Content/b", to: "a")
    try folder.link("Content/notes.txt", to: "../notes.txt")
    try folder.link("Content/old.txt", to: "gone.txt")
    #expect(try report().diagnostics.isEmpty)
  }

  @Test func `a linked folder that the settings exclude is not reported`() throws {
    try folder.write(
      "<plist><dict><key>exclude</key><array><string>drafts</string></array></dict></plist>",
      to: "Content/Marquee.plist")
    try folder.write(Self.screen, to: "drafts/More.plist")
    try folder.link("Content/drafts", to: "../drafts")
    #expect(try report().diagnostics.map(\.rule) == ["unmatched-setting"])
  }

  @Test func `a link out of the folder is not opened, wherever it lies`() throws {
    try folder.write("", to: "Content/a/b/notes.txt")
    try folder.link("Content/a/b/X.plist", to: other.path("secret.plist"))
    let found = try diagnostic(of: "a/b/X.plist")
    #expect(found.rule == "file-outside-folder")
    #expect(found.message == "'X.plist' is a link that leads out of the content folder")
  }

  @Test func `a folder next to the content whose name begins like it is outside`() throws {
    try folder.write(Self.screen, to: "Content2/Home.plist")
    try folder.link("Content/X.plist", to: "../Content2/Home.plist")
    #expect(try diagnostic(of: "X.plist").rule == "file-outside-folder")
  }

  @Test func `a link inside of the folder is a screen`() throws {
    try folder.write(Self.screen, to: "Content/drafts/Other.txt")
    try folder.link("Content/Other.plist", to: "drafts/Other.txt")
    let report = try report()
    #expect(report.diagnostics.isEmpty)
    #expect(report.screens.map(\.outputName) == ["Home", "Other"])
    #expect(report.screens.map(\.catalog.sections.count) == [1, 1])
  }

  @Test func `the content folder itself may be a link`() throws {
    try folder.link("Linked", to: "Content")
    try folder.link("Content/Other.plist", to: "Home.plist")
    let report = try ContentPipeline(folder: folder.path("Linked")).run()
    #expect(report.diagnostics.isEmpty)
    #expect(report.screens.map(\.outputName) == ["Home", "Other"])
  }

  @Test func `a pipe is an error and never opened`() throws {
    #expect(unsafe mkfifo(folder.path("Content/X.plist"), 0o644) == 0)
    let found = try diagnostic(of: "X.plist")
    #expect(found.rule == "unreadable-file")
    #expect(found.message == "'X.plist' is a pipe, not a file")
  }

  @Test func `a folder with a screen's name is an error, and its screens are not lost`() throws {
    try folder.write(Self.screen, to: "Content/X.plist/Inner.plist")
    let report = try report()
    #expect(report.diagnostics.map(\.message) == ["'X.plist' is a folder, not a file"])
    #expect(report.screens.map(\.outputName) == ["Home", "X.plist/Inner"])
  }

  @Test(arguments: ["X.PLIST", "X.Plist", "x.plisT"])
  func `an extension in capital letters is an error`(name: String) throws {
    try folder.write(Self.screen, to: "Content/\(name)")
    let found = try diagnostic(of: name)
    #expect(found.rule == "unreadable-file")
    #expect(found.message == "the extension of '\(name)' must be written '.plist'")
    #expect(found.fixIts.map(\.title) == ["rename it to '\(name.prefix(1)).plist'"])
  }

  #if os(Linux)
    /// Darwin's file systems have no such names.
    @Test func `a name that is not UTF-8 is an error that shows its bytes`() throws {
      let path = Array(folder.path("Content/").utf8).map(CChar.init(bitPattern:))
      let names: [[UInt8]] = [
        [0xFF] + Array(".plist".utf8), [0x61, 0xC3, 0x28] + Array(".PLIST".utf8),
        [0xFE] + Array(".png".utf8),
      ]
      for name in names {
        let descriptor = unsafe open(
          path + name.map(CChar.init(bitPattern:)) + [0], O_CREAT | O_WRONLY, 0o644)
        #expect(descriptor >= 0)
        close(descriptor)
      }
      #expect(unsafe mkdir(path + [CChar(bitPattern: 0x80), 0], 0o755) == 0)
      let report = try report()
      #expect(Set(report.diagnostics.map(\.rule)) == ["unreadable-file"])
      #expect(
        Set(report.diagnostics.map(\.place.file)) == [
          folder.path("Content") + "/\\xFF.plist", folder.path("Content") + "/a\\xC3(.PLIST",
          folder.path("Content") + "/\\x80",
        ])
    }
  #endif

  @Test(.enabled(if: getuid() != 0, "for the superuser no file is unreadable"))
  func `a screen without permission is an error`() throws {
    try folder.write(Self.screen, to: "Content/X.plist")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("Content/X.plist"))
    #expect(try diagnostic(of: "X.plist").message == "'X.plist' cannot be read: no permission")
  }

  @Test func `hidden files, other names and asset catalogs are no screens`() throws {
    for name in [".X.plist", "Info.plist", "A.xcassets/X.plist", "plist", "notes.plist.txt"] {
      try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "elsewhere")
      try folder.write("", to: "Content/A.xcassets/Contents.txt")
      try folder.link("Content/\(name)", to: "../elsewhere")
    }
    #expect(try report().diagnostics.map(\.message) == [])
  }

  @Test(arguments: ["Info.plist", "Shop-Info.plist", "ExportOptions.plist", "Moved.plist"])
  func `sections are a screen, whatever the file and its root's key are called`(
    name: String
  ) throws {
    let sections = Self.screen.replacing(
      "<array><dict><key>sec", with: "<dict><key>Root</key><array><dict><key>sec"
    ).replacing("</plist>", with: "</dict></plist>")
    try folder.write(sections, to: "Content/\(name)")
    let found = try report()
    #expect(found.diagnostics.map(\.rule) == ["missing-key"])
    #expect(found.diagnostics.first?.place.file == folder.path("Content/\(name)"))
    try folder.write(Self.screen, to: "Content/\(name)")
    #expect(try report().diagnostics.isEmpty)
    #expect(try report().screens.count == 2)
  }

  @Test(arguments: ["Info.plist", "App-Info.plist", "Pods/Home.plist", "A.bundle/Root.plist"])
  func `what Xcode and its tools put there is not reported, damaged or not`(name: String) throws {
    let app = "<plist><dict><key>CFBundleName</key><string>A</string></dict></plist>"
    for text in [app, "<plist"] {
      try folder.write(text, to: "Content/\(name)")
      #expect(try report().diagnostics.isEmpty)
      #expect(try report().screens.map(\.outputName) == ["Home"])
    }
  }

  @Test(arguments: [
    ("../outside.plist", "file-outside-folder"), ("gone", "unreadable-file"),
    ("Marquee.plist", "unreadable-file"), ("/dev/zero", "file-outside-folder"),
  ])
  func `settings that are a link to no file of the folder are an error`(
    target: String, rule: RuleIdentifier
  ) throws {
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "outside.plist")
    try folder.link("Content/Marquee.plist", to: target)
    #expect(try diagnostic(of: "Marquee.plist").rule == rule)
    #expect(try report().settingsDiagnostics.count == 1)
    let single = try ContentPipeline(folder: folder.path("Content/Home.plist")).run()
    #expect(single.settingsDiagnostics.map(\.rule) == [rule])
  }

  @Test func `settings that are a folder or a pipe are an error`() throws {
    try folder.write("", to: "Content/Marquee.plist/x")
    #expect(
      try diagnostic(of: "Marquee.plist").message == "'Marquee.plist' is a folder, not a file")
    try folder.remove("Content/Marquee.plist")
    #expect(unsafe mkfifo(folder.path("Content/Marquee.plist"), 0o644) == 0)
    #expect(try diagnostic(of: "Marquee.plist").message == "'Marquee.plist' is a pipe, not a file")
  }

  @Test func `settings may be a link inside of the folder`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>color</key><true/></dict></plist>",
      to: "Content/settings/common.txt")
    try folder.link("Content/Marquee.plist", to: "settings/common.txt")
    #expect(try report().diagnostics.map(\.rule) == ["unknown-key"])
  }

  @Test func `a screen that is named alone may be a link to anywhere`() throws {
    try folder.link("Content/X.plist", to: other.path("secret.plist"))
    let report = try ContentPipeline(folder: folder.path("Content/X.plist")).run()
    #expect(report.diagnostics.isEmpty)
    #expect(report.screens.map(\.catalog.sections.count) == [1])
  }

  @Test func `where a screen is not read no image counts as unused`() throws {
    try folder.write(PNGBytes.image(9, 9), to: "Content/x.png")
    #expect(try report().diagnostics.map(\.rule) == ["unused-image"])
    try folder.link("Content/X.plist", to: "gone")
    #expect(try report().diagnostics.map(\.rule) == ["unreadable-file"])
  }

  @Test func `in a build system's folder links are followed wherever they lead`() throws {
    try folder.write("", to: "sandbox/notes.txt")
    try other.write(
      "<plist version=\"1.0\"><dict><key>color</key><true/></dict></plist>", to: "settings")
    try folder.link("sandbox/X.plist", to: other.path("secret.plist"))
    try folder.link("sandbox/Marquee.plist", to: other.path("settings"))
    let content = try ContentFolder.read(
      screen: folder.path("sandbox/X.plist"), in: folder.path("sandbox"), followingLinks: true)
    #expect(content.settingsDiagnostics.map(\.rule) == ["unknown-key"])
    #expect(content.screens.map(\.outputName) == ["X"])
    let strict = try ContentFolder.read(
      screen: folder.path("sandbox/X.plist"), in: folder.path("sandbox"), followingLinks: false)
    #expect(strict.settingsDiagnostics.map(\.rule) == ["file-outside-folder"])
  }

  @Test(.enabled(if: getuid() != 0, "for the superuser no folder is closed"))
  func `a folder without permission stops the run, but for one of an asset catalog`() throws {
    try folder.write("{}", to: "Content/A.xcassets/cat.imageset/Contents.json")
    try folder.write(Self.screen, to: "Content/drafts/Draft.plist")
    func close(_ name: String, permissions: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: folder.path("Content/\(name)"))
    }
    try close("A.xcassets/cat.imageset", permissions: 0)
    defer { try? close("A.xcassets/cat.imageset", permissions: 0o755) }
    #expect(try report().screens.map(\.outputName) == ["Home", "drafts/Draft"])
    try close("drafts", permissions: 0)
    defer { try? close("drafts", permissions: 0o755) }
    #expect(throws: FileError.self) { try report() }
  }
}
