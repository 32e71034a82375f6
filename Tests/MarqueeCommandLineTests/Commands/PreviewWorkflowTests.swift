import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// The workflow that comments on a pull request, run with its own commands in their order.
@Suite(.enabled(if: GitRepository.isPresent, "there is no git"))
struct PreviewWorkflowTests {
  private let repository: GitRepository
  private let workflow: String

  init() throws {
    repository = try GitRepository()
    workflow = try String(
      contentsOf: PackageFolder.url.appending(path: "Tools/Integrations/github/preview-diff.yml"),
      encoding: .utf8)
    try repository.folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
    try repository.folder.write(SampleScreen.warned, to: "Content/Home.plist")
    try repository.folder.write(SampleScreen.warned, to: "Content/Drafts/Other.plist")
  }

  private func writeSettings(_ entries: String) throws {
    try repository.folder.write(
      "<plist version=\"1.0\"><dict>\(entries)</dict></plist>", to: "Content/Marquee.plist")
  }

  /// Runs the workflow's commands for the working tree and the last commit.
  private func run() throws {
    let commands = workflow.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("marquee ") }
    try #require(commands.count == 2)
    for command in commands {
      let words = command.split(separator: " ").dropFirst().map { word in
        let word = String(word).replacing("\"", with: "").replacing("$old", with: "HEAD")
        return ["Content", "preview-diff"].contains(word) ? repository.folder.path(word) : word
      }
      let run = CommandRun(words)
      #expect(run.exitCode == .success)
      #expect(run.errors.isEmpty)
    }
  }

  /// The lines of the comment: all before the images, which a comment cannot show.
  private func comment() throws -> [Substring] {
    try #require(workflow.contains("sed '/^<!-- images -->$/,$d' preview-diff/diff.md"))
    return try repository.folder.text("preview-diff/diff.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0 != "<!-- images -->" }
  }

  private static let include = "<key>include</key><array><string>Home.plist</string></array>"
  private static let baseline = "<key>baseline</key><string>baseline.json</string>"

  @Test(arguments: ["", include, baseline, include + baseline])
  func `the comment says what changed and nothing else, and the pages it names are there`(
    settings: String
  ) throws {
    try writeSettings(settings)
    if settings.contains("baseline") {
      let content = repository.folder.path("Content")
      let written = CommandRun("validate", content, "--write-baseline", "\(content)/baseline.json")
      try #require(written.exitCode == .success)
    }
    try repository.commit([
      "Content/Home.plist": SampleScreen.warned.replacing("A  cat", with: "A  dog")
    ])
    try repository.folder.write(SampleScreen.warned, to: "Content/Home.plist")
    try run()
    let text = try comment().joined(separator: "\n")
    #expect(text.contains("`Home`"), "\(text)")
    #expect(text.contains("cat") && text.contains("dog"), "\(text)")
    for word in ["error", "Marquee.plist", "`Drafts/Other`"] {
      #expect(!text.contains(word), "\(word): \(text)")
    }
    try #require(workflow.contains("as pages: `diff.html` in the artifact"))
    let page = try repository.folder.text("preview-diff/diff.html")
    #expect(page.contains("Home.diff.html") && !page.contains("error"))
    _ = try repository.folder.text("preview-diff/Home.diff.html")
  }

  @Test(arguments: ["{", nil])
  func `a baseline that cannot be read does not make screens differ`(text: String?) throws {
    try writeSettings(Self.baseline)
    if let text { try repository.folder.write(text, to: "Content/baseline.json") }
    try repository.commit(["Content/Drafts/Other.plist": SampleScreen.valid])
    let run = CommandRun("diff", "git:HEAD", repository.folder.path("Content"))
    #expect(run.exitCode == .success)
    #expect(run.output == "the viewer sees the same\n")
    #expect(run.errors.isEmpty)
  }
}
