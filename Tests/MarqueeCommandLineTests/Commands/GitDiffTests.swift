import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// `marquee diff` in repositories of git.
@Suite(.enabled(if: GitRepository.isPresent, "there is no git"))
struct GitDiffTests {
  private let repository: GitRepository

  init() throws {
    repository = try GitRepository()
  }

  private func path(_ name: String) -> String { repository.folder.path(name) }

  @Test func `a revision is compared with the working tree`() throws {
    try repository.commit(["Content/Home.plist": Self.screen("A quiet harbour")])
    try repository.folder.write(Self.screen("A loud harbour"), to: "Content/Home.plist")
    for (old, new) in [
      ("git:HEAD", path("Content")), ("git:HEAD", path("Content/Home.plist")),
      ("git:main", path("Content")), ("git:HEAD^{tree}", path("Content")),
    ] {
      let run = CommandRun("diff", old, new)
      #expect(run.errors.isEmpty)
      #expect(run.exitCode == .errorsFound)
      #expect(run.output.contains("description: A [-quiet-]{+loud+} harbour"), "\(old) \(new)")
    }
    let reverse = CommandRun("diff", path("Content"), "git:HEAD")
    #expect(reverse.output.contains("description: A [-loud-]{+quiet+} harbour"))
  }

  @Test func `settings and library of the revision count for it`() throws {
    let settings = """
      <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict>
      <key>fields</key><dict><key>title</key><dict><key>kind</key><string>text</string></dict></dict>
      <key>show</key><dict><key>title</key><string>title</string></dict></dict></dict>
      <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
      <key>layout</key><string>basic</string></dict></dict></dict></plist>
      """
    let screen = { (title: String) in
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
      <key>sectionName</key><string>Films</string><key>contentItem</key><array><dict>
      <key>title</key><string>\(title)</string></dict></array></dict></array></plist>
      """
    }
    try repository.commit([
      "App/Marquee.plist": settings, "App/Content/Home.plist": screen("The storm"),
      "Marquee.plist": "not these",
    ])
    try repository.folder.write(screen("The calm"), to: "App/Content/Home.plist")
    for name in ["App/Content", "App/Content/Home.plist"] {
      let run = CommandRun("diff", "git:HEAD", path(name))
      #expect(run.errors.isEmpty)
      #expect(run.output.contains("title: The [-storm-]{+calm+}"), "\(name)")
    }
  }

  @Test func `a screen that a revision lacks is added`() throws {
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    try repository.folder.write(Self.screen("B", image: "b"), to: "Content/Learn.plist")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.output.hasSuffix("\n1 screen added\n"))
  }

  @Test func `links of the revision lead to what they led to then`() throws {
    try repository.folder.write(Self.screen("A"), to: "Content/Home.plist")
    try repository.folder.link("Content/Copy.plist", to: "Home.plist")
    try repository.commit([:])
    #expect(CommandRun("diff", "git:HEAD", path("Content")).exitCode == .success)
    try repository.folder.link("Content/Passwords.plist", to: "/etc/passwd")
    try repository.commit([:])
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it is a link to what the revision does not have"))
  }

  @Test(
    arguments: [
      ("git:nope", "the repository has no revision 'nope'"),
      ("git:", "no revision is named"), ("git:--output=x", "no revision is named"),
      ("git:-x", "no revision is named"), ("git:HEAD..HEAD", "the repository has no revision"),
      ("git:^HEAD", "the repository has no revision"),
      ("git:HEAD;touch x", "the repository has no revision"),
      ("git:$(touch x)", "the repository has no revision"),
    ])
  func `a revision that there is not is an error`(revision: String, message: String) throws {
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    let run = CommandRun("diff", revision, path("Content"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `a path that the revision lacks is an error`() throws {
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    try repository.folder.write(Self.screen("A"), to: "Other/Home.plist")
    let run = CommandRun("diff", "git:HEAD", path("Other"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: 'Other': revision 'HEAD' does not have it\n")
  }

  @Test func `no repository and no git are errors`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen("A"), to: "Content/Home.plist")
    let outside = CommandRun("diff", "git:HEAD", folder.path("Content"))
    #expect(outside.exitCode == .ioError)
    #expect(outside.errors.contains("git finds no repository there"))
    let without = CommandRun(
      ["diff", "git:HEAD", folder.path("Content")], environment: ["PATH": "/nonexistent:."])
    #expect(without.exitCode == .ioError)
    #expect(without.errors.contains("the program is not there"))
  }

  @Test func `nothing is left among the temporary files`() throws {
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    let before = try leftovers()
    _ = CommandRun("diff", "git:HEAD", path("Content"))
    _ = CommandRun("diff", "git:nope", path("Content"))
    #expect(try leftovers().subtracting(before).isEmpty)
  }

  /// The folders that a run works in.
  private func leftovers() throws -> Set<String> {
    let parent = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    return Set(
      try FileManager.default.contentsOfDirectory(atPath: parent).filter {
        $0.hasPrefix("marquee-") && $0.count == "marquee-XXXXXX".count
          && FileManager.default.fileExists(atPath: "\(parent)/\($0)/files/.git")
      })
  }

  /// A screen of one poster.
  static func screen(_ text: String, image: String = "cat") -> String {
    SampleScreen.grid(
      "<key>description</key>\n<string>\(text)</string>", image: image)
  }
}
