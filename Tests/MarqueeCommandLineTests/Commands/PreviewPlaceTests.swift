import Foundation
import MarqueeOutputs
import TestSupport
import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

/// What pages say of where the content is.
@Suite struct PreviewPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(SampleScreen.warned, to: "Content/Home.plist")
    try folder.write("no list", to: "Content/sub/Broken.plist")
    try folder.write(
      SampleScreen.valid.replacing("grid", with: "nonsense"), to: "Content/Odd.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
  }

  private func preview(_ options: String...) -> CommandRun {
    CommandRun(arguments: ["preview", folder.path("Content"), "-o", folder.path("out")] + options)
  }

  /// All files that have been written.
  private func files() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
    return Dictionary(
      uniqueKeysWithValues: try names.filter { $0.contains(".") }.map { name in
        (name, try folder.text("out/\(name)"))
      })
  }

  @Test(arguments: [["-f", "html"], ["-f", "svg"], ["-f", "text"], ["--link-images"]])
  func `no file says where the content is`(options: [String]) throws {
    let run = CommandRun(
      arguments: ["preview", folder.path("Content"), "-o", folder.path("out")] + options)
    #expect(run.exitCode == .success, "\(run.errors)")
    let files = try files()
    #expect(files.count >= 3)
    for (name, text) in files {
      #expect(!text.contains(folder.path("")), "\(name)")
      #expect(!text.contains(NSHomeDirectory() + "/"), "\(name)")
    }
    #expect(files.values.contains { $0.contains("Content/sub/Broken.plist") })
  }

  @Test(arguments: ["Marquee.plist", "Items.plist"])
  func `settings and a library have no preview`(name: String) throws {
    let other = try TemporaryFolder()
    try other.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try other.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Items.plist")
    let path = other.path("Content/\(name)")
    let run = CommandRun("preview", path, "--output", other.path("out"))
    #expect(run.exitCode == .ioError)
    #expect(run.output == "")
    #expect(
      run.errors
        == "marquee: error: '\(path)': it is settings or a library, not a screen\n")
    #expect(!FileManager.default.fileExists(atPath: other.path("out")))
  }

  @Test func `pages that are kept up to date do not say it, either`() throws {
    var request = PreviewRequest()
    request.output = folder.path("out")
    var watch = PreviewWatch(
      request, PreviewOpening(folder: request.output, printsAddress: true, choice: .never),
      path: folder.path("Content"), console: Console(write: { _ in }, writeError: { _ in })
    )
    let isWritten = watch.update()
    try #require(isWritten)
    try folder.write("", to: "Content/Odd.plist")
    watch.update()
    let files = try files()
    #expect(files["Home.show.js"] == "marqueeShow(0, 0);\n")
    for (name, text) in files { #expect(!text.contains(folder.path("")), "\(name)") }
  }

  @Test func `an editor of the settings is for pages of the server`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>preview</key><dict>"
        + "<key>editor</key><string>idea</string></dict></dict></plist>",
      to: "Content/Marquee.plist")
    #expect(preview().exitCode == .success)
    #expect(!(try folder.text("out/Home.html").contains("\"template\"")))
  }
}
