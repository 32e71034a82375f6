import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// `marquee diff` as git calls it for one file.
@Suite struct GitDriverTests {
  private let folder: TemporaryFolder
  private static let name = String(repeating: "0a", count: 20)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ old: String?, _ new: String?, path: String = "Content/Home.plist", renamedTo: String? = nil,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    func version(_ text: String?, _ name: String) throws -> [String] {
      guard let text else { return ["/dev/null", ".", "."] }
      return [try folder.write(text, to: name), Self.name, "100644"]
    }
    let rename = renamedTo.map { [$0, "similarity index 90%\n"] } ?? []
    return CommandRun(
      ["diff", path] + (try version(old, "old")) + (try version(new, "new")) + rename,
      environment: environment)
  }

  @Test func `a screen is compared, and the exit code is that which git wants`() throws {
    let run = try run(GitDiffTests.screen("A cat"), GitDiffTests.screen("A dog"))
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("screen 'Content/Home.plist'\n"))
    #expect(run.output.contains("description: A [-cat-]{+dog+}\n"))
  }

  @Test func `an absent side is a screen that came or went`() throws {
    let added = try run(nil, GitDiffTests.screen("A cat"))
    #expect(added.exitCode == .success)
    #expect(added.output.hasPrefix("+ screen 'Content/Home.plist' added\n"))
    let removed = try run(GitDiffTests.screen("A cat"), nil)
    #expect(removed.output.hasPrefix("- screen 'Content/Home.plist' removed\n"))
  }

  @Test func `what is not a screen is compared line by line`() throws {
    for (path, old, new) in [
      ("Content/Marquee.plist", "<plist>\na\n", "<plist>\nb\n"), ("main.swift", "x\na\n", "x\nb\n"),
      ("Content/Home.plist", "words\na\n", "words\nb\n"),
    ] {
      let run = try run(old, new, path: path)
      #expect(run.exitCode == .success)
      #expect(run.output.contains("@@ -1,2 +1,2 @@\n"), "\(path)")
      #expect(run.output.contains("\n-a\n+b\n"), "\(path)")
    }
  }

  @Test func `a rename is reported`() throws {
    let screen = GitDiffTests.screen("A cat")
    let run = try run(screen, screen, renamedTo: "Content/Start.plist")
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        renamed from 'Content/Home.plist' to 'Content/Start.plist'
        the viewer sees the same

        """)
  }

  @Test func `a file with a merge conflict has no versions`() {
    let run = CommandRun(
      ["diff", "Content/Home.plist"], environment: ["GIT_DIFF_PATH_TOTAL": "1"])
    #expect(run.exitCode == .success)
    #expect(run.output == "'Content/Home.plist' has a merge conflict\n")
  }

  @Test(arguments: ["-x.plist", "--color=always.plist", "--help", "-", "--", "-r", "git:x.plist"])
  func `a path may begin as an option does`(path: String) throws {
    for prefix in [[], ["--"], ["--color", "never"]] {
      let run = CommandRun(
        ["diff"] + prefix + [
          path, try folder.write(GitDiffTests.screen("A cat"), to: "old"), Self.name, "100644",
          try folder.write(GitDiffTests.screen("A dog"), to: "new"), Self.name, "100644",
        ])
      #expect(run.errors.isEmpty)
      #expect(run.exitCode == .success)
      #expect(run.output.hasPrefix("screen '\(path)'\n"))
      #expect(run.output.contains("description: A [-cat-]{+dog+}\n"))
    }
    let unmerged = CommandRun(["diff", path], environment: ["GIT_DIFF_PATH_TOTAL": "1"])
    #expect(unmerged.exitCode == .success)
    #expect(unmerged.output == "'\(path)' has a merge conflict\n")
  }

  @Test func `a path may be any bytes`() throws {
    let name = Array(folder.path("").utf8) + [0xFF] + Array(".plist".utf8)
    let descriptor = unsafe open(
      name.map(CChar.init(bitPattern:)) + [0], O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0, "the system forbids such a name")
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      .write(contentsOf: Data(GitDiffTests.screen("A cat").utf8))
    let new = try folder.write(GitDiffTests.screen("A dog"), to: "new")
    let arguments: [[UInt8]] =
      [Array("marquee".utf8), Array("diff".utf8), [0xFF] + Array(".plist".utf8), name]
      + [Self.name, "100644", new, Self.name, "100644"].map { Array($0.utf8) }
    let run = CommandRun(bytes: arguments)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("screen '\\xFF.plist'\n"), "\(run.output)")
    #expect(run.output.contains("description: A [-cat-]{+dog+}\n"))
  }

  @Test func `a version that cannot be read does not end what git shows`() throws {
    let run = CommandRun(
      "diff", "Sub.plist", folder.path("gone"), Self.name, "100644", folder.path, Self.name,
      "160000")
    #expect(run.exitCode == .success)
    #expect(run.output == "'\(folder.path("gone"))' does not exist, and is not compared\n")
  }

  @Test func `colors go through the pager of git`() throws {
    let run = try run(
      GitDiffTests.screen("A cat"), GitDiffTests.screen("A dog"),
      environment: ["GIT_PAGER_IN_USE": "true"])
    #expect(run.output.contains("\u{1B}[31mcat\u{1B}[0m"))
  }

  @Test func `seven operands that are not of git are too many`() {
    let run = CommandRun("diff", "1", "2", "3", "4", "5", "6", "7")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("2 operands are expected"))
  }
}
