import Foundation
import MarqueeOutputs
import TestSupport
import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

/// Links from pages to lines of files, and back.
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

  @Test func `an editor needs to know where the content is`() throws {
    #expect(preview("--editor", "vscode").exitCode == .success)
    let page = try folder.text("out/Home.html")
    #expect(page.contains("\"template\":\"vscode://file{path}:{line}:{column}\""))
    #expect(page.contains("\"path\":\"\(folder.path("Content/Home.plist"))\""))
  }

  @Test func `the settings can name an editor, and an option takes it away`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>preview</key><dict>"
        + "<key>editor</key><string>idea</string></dict></dict></plist>",
      to: "Content/Marquee.plist")
    #expect(preview().exitCode == .success)
    #expect(try folder.text("out/Home.html").contains("\"template\":\"idea://open?file={path}"))
    #expect(preview("--editor", "none").exitCode == .success)
    #expect(!(try folder.text("out/Home.html").contains("\"template\"")))
  }

  @Test(arguments: ["javascript:{path}", "data:,{path}", "file://{path}", "emacs"])
  func `an invalid editor is a wrong command line`(editor: String) {
    let run = preview("--editor=\(editor)")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("the option '--editor' does not take '\(editor)'"))
  }

  private func show(_ place: String) -> CommandRun {
    CommandRun("preview", "--show", place, "-o", folder.path("out"))
  }

  @Test func `a line is shown by a script that changes each time`() throws {
    try folder.write("marqueeShow(0, 0);\n", to: "out/Home.show.js")
    #expect(show("Content/Home.plist:12").exitCode == .success)
    #expect(try folder.text("out/Home.show.js") == "marqueeShow(1, 12);\n")
    #expect(show("/any/where/Home.plist:12").exitCode == .success)
    #expect(try folder.text("out/Home.show.js") == "marqueeShow(2, 12);\n")
  }

  @Test func `a line is shown in a site below the content, which only writing would refuse`() throws
  {
    try folder.write(SampleScreen.valid, to: "Home.plist")
    try folder.write("marqueeShow(0, 0);\n", to: "out/Home.show.js")
    let options = ["preview", folder.path("Home.plist"), "--site", folder.path("out")]
    #expect(CommandRun(arguments: options).exitCode == .ioError)
    #expect(CommandRun(arguments: options + ["--show", "Home.plist:3"]).exitCode == .success)
    #expect(try folder.text("out/Home.show.js") == "marqueeShow(1, 3);\n")
  }

  @Test func `the page with the longest path is the one that is meant`() throws {
    try folder.write("marqueeShow(0, 0);\n", to: "out/Home.show.js")
    try folder.write("marqueeShow(0, 0);\n", to: "out/sub/Home.show.js")
    #expect(show("Content/sub/Home.plist:3").exitCode == .success)
    #expect(try folder.text("out/sub/Home.show.js") == "marqueeShow(1, 3);\n")
    #expect(try folder.text("out/Home.show.js") == "marqueeShow(0, 0);\n")
  }

  @Test func `a line of a file without a page is an error that says what to do`() {
    let run = show("Content/Home.plist:12")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("run 'marquee preview --watch --output"))
  }

  @Test(arguments: ["Home.plist", "Home.plist:", ":12", "Home.plist:0", "Home.plist:-1", "a:b"])
  func `an invalid line is a wrong command line`(place: String) {
    #expect(show(place).exitCode == .usage)
  }
}
