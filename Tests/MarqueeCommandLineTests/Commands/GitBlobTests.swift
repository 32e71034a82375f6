import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// The old version is what the repository has, whatever attributes and configuration say, and no
/// program but git runs.
@Suite(.enabled(if: GitRepository.isPresent, "there is no git"))
struct GitBlobTests {
  private let repository: GitRepository
  /// What each configured program would leave.
  private let mark: String

  init() throws {
    repository = try GitRepository()
    mark = repository.folder.path("mark")
  }

  private func path(_ name: String) -> String { repository.folder.path(name) }

  /// Names programs for everything that git runs one for.
  private func setTraps() throws {
    let hooks = ["post-checkout", "post-index-change", "reference-transaction", "fsmonitor"]
    for hook in hooks {
      let file = try repository.folder.write("#!/bin/sh\ntouch \(mark)\n", to: "hooks/\(hook)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let command = "touch \(mark); sed s/quiet/loud/"
    for name in [
      "filter.trap.clean", "filter.trap.smudge", "filter.trap.process", "diff.trap.textconv",
      "diff.trap.command", "diff.external", "merge.trap.driver", "tar.trap.command", "core.pager",
      "pager.ls-tree", "pager.cat-file", "core.editor", "core.sshCommand",
      "core.alternateRefsCommand", "credential.helper", "uploadpack.packObjectsHook",
      "alias.ls-tree", "alias.cat-file", "alias.rev-parse",
    ] {
      try repository.git("config", name, name.hasPrefix("alias") ? "!\(command)" : command)
    }
    try repository.git("config", "core.hooksPath", path("hooks"))
    try repository.git("config", "core.fsmonitor", path("hooks/fsmonitor"))
    try repository.git("config", "filter.trap.required", "true")
  }

  @Test(
    arguments: [
      "export-ignore", "export-subst", "filter=trap", "diff=trap", "merge=trap", "ident",
      "text eol=crlf", "filter=trap diff=trap ident export-subst export-ignore",
    ])
  func `attributes decide nothing about the old version`(attributes: String) throws {
    let screen = { (word: String) in
      GitDiffTests.screen("A \(word) $Format:%H$ $Id$ harbour")
    }
    try repository.commit([
      ".gitattributes": "* \(attributes)\n", "Content/.gitattributes": "* \(attributes)\n",
      "Content/Home.plist": screen("quiet"),
      "Content/Marquee.plist": "<plist version=\"1.0\"><dict/></plist>",
    ])
    try setTraps()
    try repository.folder.write("* \(attributes)\n", to: ".git/info/attributes")
    for content in ["Content", "Content/Home.plist"] {
      let same = CommandRun("diff", "git:HEAD", path(content))
      #expect(same.output == "the viewer sees the same\n", "\(same.errors)")
    }
    try repository.folder.write(screen("loud"), to: "Content/Home.plist")
    for content in ["Content", "Content/Home.plist"] {
      let run = CommandRun("diff", "git:HEAD", path(content))
      #expect(run.errors.isEmpty)
      #expect(
        run.output.contains("description: A [-quiet-]{+loud+} $Format:%H$ $Id$ harbour\n"))
    }
    let preview = CommandRun(
      "preview", path("Content"), "--against", "git:HEAD", "-o", path("out"), "--format", "markdown"
    )
    #expect(preview.exitCode == .success)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func `an image is compared with its blob, not with what a checkout makes of it`() throws {
    let image = PNGBytes.image(200, 300)
    try repository.folder.write(image, to: "Content/cat.png")
    // Git puts a line break in place of the two bytes in the signature, and back in a checkout.
    try repository.commit([
      ".gitattributes": "*.png text eol=crlf\n", "Content/Home.plist": GitDiffTests.screen("A"),
    ])
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.output.contains("imageName: 'cat' was edited\n"))
    try repository.folder.write(
      image.split(separator: Array("\r\n".utf8), omittingEmptySubsequences: false)
        .joined(separator: [UInt8(ascii: "\n")]).map(\.self), to: "Content/cat.png")
    #expect(
      CommandRun("diff", "git:HEAD", path("Content")).output == "the viewer sees the same\n")
  }

  @Test func `a clone without blobs fetches none`() throws {
    try repository.commit(["Content/Home.plist": GitDiffTests.screen("A quiet harbour")])
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = try TemporaryFolder()
    try repository.git(
      "clone", "--quiet", "--no-checkout", "--filter=blob:none",
      "file://\(repository.folder.path)", clone.path("clone"))
    try clone.write(GitDiffTests.screen("A loud harbour"), to: "clone/Content/Home.plist")
    let before = try clone.names()
    let run = CommandRun("diff", "git:HEAD", clone.path("clone/Content"))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("its content is not in this repository; fetch it first"))
    #expect(try clone.names() == before)
  }

  @Test func `names that a tree can have are read or left out, and lead nowhere`() throws {
    let names = ["-x.plist", "a b.plist", "l\\nine.plist", "한글.plist", "q\"uote.plist"]
    try repository.commit(["Content/Home.plist": GitDiffTests.screen("A")])
    let records = names.map { "100644 blob $blob\\t\($0)\\000" }
    let hidden = [".", "..", ".git", ".hidden.plist"].map { "100644 blob $blob\\t\($0)\\000" }
    try repository.shell(
      """
      blob=$(git rev-parse HEAD:Content/Home.plist)
      tree=$(printf '\(records.sorted().joined())\(hidden.joined())' |
        sed "s/[$]blob/$blob/g" | git mktree -z)
      top=$(printf '040000 tree %s\\tContent\\000' $tree | git mktree -z)
      git tag hostile $(git commit-tree -m Hostile $top)
      """)
    try repository.folder.remove("Content/Home.plist")
    for name in names {
      try repository.folder.write(
        GitDiffTests.screen("A"), to: "Content/\(name.replacing("\\n", with: "\n"))")
    }
    let run = CommandRun("diff", "git:hostile", path("Content"))
    #expect(run.errors.isEmpty)
    #expect(run.output == "the viewer sees the same\n")
  }

  @Test(arguments: ["../gone", "Content/../../gone", "Content/../../../../../../etc/passwd"])
  func `a path that leads out of the repository is not read`(name: String) throws {
    try repository.commit(["Content/Home.plist": GitDiffTests.screen("A")])
    let run = CommandRun("diff", "git:HEAD", repository.folder.path + name)
    #expect(run.exitCode == .ioError)
    #expect(run.output.isEmpty)
  }
}
