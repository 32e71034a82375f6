import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

/// The folders that are searched for the settings of some content.
@Suite struct SettingsSearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether settings in one folder are those of content in another.
  private func counts(_ settings: String, for content: String) throws -> Bool {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>color</key><true/></dict></plist>",
      to: settings + "Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
      </dict></array></plist>
      """, to: "\(content)/Home.plist")
    let ofFolder = try ContentPipeline(folder: folder.path(content)).run().settingsDiagnostics
    let ofScreen = try ContentPipeline(folder: folder.path("\(content)/Home.plist")).run()
      .settingsDiagnostics
    #expect(ofFolder == ofScreen)
    return ofFolder.map(\.rule) == ["unknown-key"]
  }

  @Test(arguments: [("a/Content/", true), ("a/", true), ("", false)])
  func `without a repository only the folder above the content counts`(
    settings: String, counts: Bool
  ) throws {
    #expect(try self.counts(settings, for: "a/Content") == counts)
  }

  @Test(arguments: ["repository/a/b/Content/", "repository/a/", "repository/"])
  func `in a repository every folder up to its top counts`(settings: String) throws {
    try folder.write("", to: "repository/.git/HEAD")
    #expect(try counts(settings, for: "repository/a/b/Content"))
  }

  @Test(arguments: ["", "repository/a/Content/more/"])
  func `neither a folder around the repository counts nor one in the content`(
    settings: String
  ) throws {
    try folder.write("", to: "repository/.git/HEAD")
    #expect(try !counts(settings, for: "repository/a/Content"))
  }

  @Test func `a repository's top may be a file, as that of a second checkout`() throws {
    try folder.write("gitdir: elsewhere", to: "repository/.git")
    #expect(try counts("repository/", for: "repository/a/b/Content"))
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give a folder away"))
  func `a folder of another user does not count, nor settings that another user has written`()
    throws
  {
    try folder.write("", to: "other/.git/HEAD")
    #expect(try counts("other/", for: "other/Content"))
    #expect(unsafe chown(folder.path("other/Marquee.plist"), 4_321, 4_321) == 0)
    #expect(try !counts("x/", for: "other/Content"))
    #expect(unsafe chown(folder.path("other/Marquee.plist"), 0, 0) == 0)
    #expect(unsafe chown(folder.path("other"), 4_321, 4_321) == 0)
    #expect(try !counts("x/", for: "other/Content"))
    // The owner of the content could also put settings into it.
    #expect(unsafe chown(folder.path("other/Content"), 4_321, 4_321) == 0)
    #expect(try counts("other/", for: "other/Content"))
  }
}
