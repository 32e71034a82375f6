import MarqueeCommandLine
import TestSupport
import Testing

/// An app's repository, whose settings say which of its property lists are screens.
@Suite struct IncludedScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".git")
    try folder.write(SampleScreen.warned, to: "App/Content.plist")
    try folder.write(SampleScreen.broken, to: "App/Old.plist")
    try folder.write(PNGBytes.image(270, 270), to: "App/cat.png")
  }

  private func writeSettings(_ key: String, _ path: String) throws {
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>\(key)</key><array><string>\(path)</string></array>
      </dict></plist>
      """, to: "Marquee.plist")
  }

  @Test(arguments: [
    ("include", "App/Content.plist"), ("include", "Content.plist"), ("exclude", "App/Old.plist"),
    ("exclude", "Old.plist"),
  ])
  func `paths begin in the folder of the settings, whichever folder is read`(
    key: String, path: String
  ) throws {
    try writeSettings(key, path)
    for read in [folder.path, folder.path("App")] {
      let run = CommandRun("validate", read, "-r", "xcode", "--select", "white-space")
      #expect(run.exitCode == .success)
      #expect(run.output.contains("App/Content.plist:11:10: "))
    }
  }

  @Test func `a folder without screens names what leaves them out`() throws {
    try writeSettings("include", "Screens/Home.plist")
    let run = CommandRun("validate", folder.path("App"), "-r", "xcode")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("error: the folder holds no screens [no-screens]"))
    #expect(
      run.output.contains(
        "Marquee.plist:2:19: note: 'include' leaves out all 2 property lists; its paths begin in the "
          + "folder of 'Marquee.plist'"))
  }

  @Test func `no lists for Xcode are written without a screen`() throws {
    try writeSettings("include", "Screens/Home.plist")
    let run = CommandRun(
      "build", folder.path("App"), "-o", folder.path("out"), "--emit-xcfilelists",
      folder.path("lists"))
    #expect(run.exitCode == .errorsFound)
    #expect(run.errors.contains("the folder holds no screens [no-screens]"))
    #expect(run.errors.contains("'include' leaves out all 2 property lists"))
    #expect(try !folder.names().contains { $0.hasPrefix("lists") })
  }

  /// What is in the settings and next to the content, and whether an unused image is reported.
  @Test(arguments: [
    ("", "App/notes.txt", true), ("", "App/App.swift", false), ("", "App/Info.plist", false),
    ("", "App/App.xcodeproj/project.pbxproj", false),
    ("", "App/A.xcassets/AppIcon.appiconset/Contents.json", false),
    ("", "App/Main.storyboard", false),
    (
      "<key>rules</key><dict><key>white-space</key><string>off</string></dict>", "App/App.swift",
      false
    ),
    ("<key>devices</key><array><string>iPhone 15</string></array>", "App/App.m", false),
    ("<key>usedImages</key><array><string>icon*</string></array>", "App/App.swift", true),
  ])
  func `images next to other parts of an app are only judged if the settings list others`(
    settings: String, file: String, isReported: Bool
  ) throws {
    try folder.remove("App/Old.plist")
    try folder.write("", to: file)
    try folder.write(PNGBytes.image(270, 280), to: "App/icon1.png")
    try folder.write(PNGBytes.image(270, 290), to: "App/dog.png")
    if !settings.isEmpty {
      try folder.write(
        "<plist version=\"1.0\"><dict>\(settings)</dict></plist>", to: "Marquee.plist")
    }
    let run = CommandRun("validate", folder.path("App"), "-r", "xcode")
    #expect(run.output.contains("dog.png: warning: no screen shows") == isReported)
  }
}
