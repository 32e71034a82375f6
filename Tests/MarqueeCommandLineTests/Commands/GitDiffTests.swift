import Foundation
import MarqueeCatalog
import MarqueeCommandLine
import MarqueeDiagnostics
import MarqueeScreen
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

  @Test func `one path is compared with the last commit`() throws {
    try repository.commit(["Content/Home.plist": Self.screen("A quiet harbour")])
    try repository.folder.write(Self.screen("A loud harbour"), to: "Content/Home.plist")
    for content in ["Content", "Content/Home.plist"] {
      let run = CommandRun("diff", path(content))
      #expect(run.exitCode == .errorsFound)
      #expect(run.output.contains("description: A [-quiet-]{+loud+} harbour"))
    }
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

  @Test(
    arguments: [
      "Home.plist", "../outside.plist", "/etc/passwd", "gone.plist", "Link.plist", "Sub",
    ])
  func `a link of a revision is not followed, but named and not compared`(target: String) throws {
    try repository.folder.write(Self.screen("Outside"), to: "outside.plist")
    try repository.folder.write(Self.screen("In a folder"), to: "Content/Sub/Home.plist")
    try repository.folder.write(Self.screen("A cat"), to: "Content/Home.plist")
    try repository.folder.link("Content/Link.plist", to: target)
    try repository.commit([:])
    let warning = "marquee: warning: 'git:HEAD': 'Link.plist' is a link, and is not compared\n"
    let same = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(same.exitCode == .success)
    #expect(same.output == "the viewer sees the same, apart from what is not compared\n")
    #expect(same.errors.hasPrefix(warning))

    try repository.folder.write(Self.screen("A dog"), to: "Content/Home.plist")
    try repository.folder.remove("Content/Link.plist")
    try repository.folder.write(Self.screen("A bird"), to: "Content/Link.plist")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.exitCode == .errorsFound)
    #expect(run.errors == warning)
    #expect(run.output.contains("description: A [-cat-]{+dog+}\n"))
    #expect(run.output.hasSuffix("\n1 text changed\n"))
    let json = CommandRun("diff", "git:HEAD", path("Content"), "-r", "json").output
    #expect(json.contains("\"notCompared\": [\n    \"Link.plist\"\n  ]"))
    let file = CommandRun("diff", "git:HEAD", path("Content/Link.plist"))
    #expect(file.exitCode == .ioError)
    #expect(file.errors.contains("'git:HEAD': 'Link.plist' is a link, and is not compared\n"))
  }

  @Test func `no path goes through a link of a revision`() throws {
    try repository.folder.write(Self.screen("A"), to: "Real/Home.plist")
    try repository.folder.link("Content", to: "Real")
    try repository.commit([:])
    try repository.folder.remove("Content")
    try repository.folder.write(Self.screen("A"), to: "Content/Home.plist")
    for content in ["Content", "Content/Home.plist"] {
      let run = CommandRun("diff", "git:HEAD", path(content))
      #expect(run.exitCode == .ioError)
      #expect(run.errors.contains("'git:HEAD': 'Content' is a link, and is not compared\n"))
    }
  }

  @Test func `settings that are a link in a revision are not read, and that is said`() throws {
    try repository.folder.write("<plist version=\"1.0\"><dict/></plist>", to: "settings.plist")
    try repository.folder.write(Self.screen("A"), to: "Content/Home.plist")
    try repository.folder.link("Content/Marquee.plist", to: "../settings.plist")
    try repository.commit([:])
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.errors.contains("'git:HEAD': 'Marquee.plist' is a link, and is not compared\n"))
  }

  @Test func `a link out of a folder of the file system is an error of its screen, too`() throws {
    for version in ["old", "new"] {
      try repository.folder.write(Self.screen("A \(version)"), to: "\(version)/Home.plist")
    }
    try repository.folder.link("new/Link.plist", to: "/etc/passwd")
    let run = CommandRun("diff", path("old"), path("new"))
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("description: A [-old-]{+new+}\n"))
    #expect(run.output.hasSuffix("\n1 screen added, 1 text changed\n"))
  }

  /// An environment in which a folder with a program comes first.
  private static func environment(_ program: TemporaryFolder?) -> [String: String] {
    ["PATH": [program?.path, "/usr/bin:/bin"].compactMap(\.self).joined(separator: ":")]
  }

  /// Writes the files of a bare repository, in which `main` has the present content.
  private func addBareRepository(to folder: String) throws {
    let other = try GitRepository()
    try other.commit([
      "Home.plist": try repository.folder.text("Content/Home.plist"),
      "Content/Home.plist": try repository.folder.text("Content/Home.plist"),
    ])
    for name in ["HEAD", "config", "objects", "refs"] {
      try FileManager.default.copyItem(
        atPath: other.folder.path(".git/\(name)"), toPath: path("\(folder)\(name)"))
    }
  }

  @Test(arguments: ["Content/", ""], [true, false])
  func `files of a bare repository are not asked what the old version was`(
    folder: String, isOld: Bool
  ) throws {
    try repository.commit(["Content/Home.plist": Self.screen("A quiet harbour")])
    try repository.folder.write(Self.screen("A loud harbour"), to: "Content/Home.plist")
    try addBareRepository(to: folder)
    let program = isOld ? try GitRepository.oldProgram() : nil
    let environment = Self.environment(program)
    for path in ["Content", "Content/Home.plist"] {
      let run = CommandRun(["diff", "git:main", self.path(path)], environment: environment)
      #expect(run.output.contains("description: A [-quiet-]{+loud+} harbour"), "\(run.errors)")
    }
    // If its own repository cannot be read, no other one is used instead.
    try repository.folder.remove(".git/HEAD")
    let run = CommandRun(["diff", "git:main", path("Content")], environment: environment)
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("git cannot read the repository there: "))
  }

  @Test(arguments: [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_INDEX_FILE",
    "GIT_NAMESPACE", "GIT_CEILING_DIRECTORIES", "GIT_ICASE_PATHSPECS", "GIT_GLOB_PATHSPECS",
    "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE", "GIT_PREFIX", "GIT_TRACE", "GIT_EXTERNAL_DIFF",
    "GIT_DEFAULT_HASH", "GIT_ALLOW_PROTOCOL", "GIT_ATTR_SOURCE",
  ])
  func `a variable of the caller's git changes nothing`(name: String) throws {
    let other = try GitRepository()
    try other.commit(["Content/Home.plist": Self.screen("A strange harbour")])
    try repository.commit(["Content/Home.plist": Self.screen("A quiet harbour")])
    try repository.folder.write(Self.screen("A loud harbour"), to: "Content/Home.plist")
    for value in [other.folder.path(".git"), other.folder.path, "1"] {
      let run = CommandRun(["diff", "git:main", path("Content")], environment: [name: value])
      #expect(
        run.output.contains("description: A [-quiet-]{+loud+} harbour"), "\(value) \(run.errors)")
    }
  }

  @Test(arguments: [true, false])
  func `what is not in the repository is not fetched`(isOld: Bool) throws {
    try repository.commit(["Content/Home.plist": Self.screen("A quiet harbour")])
    let program = isOld ? try GitRepository.oldProgram() : nil
    let mark = path("fetched")
    for (key, value) in [
      "core.repositoryFormatVersion": "1", "extensions.partialClone": "origin",
      "remote.origin.url": repository.folder.path, "remote.origin.promisor": "true",
      "remote.origin.uploadpack": "touch \(mark); git-upload-pack",
    ] {
      try repository.git("config", key, value)
    }
    try repository.removeObject("HEAD:Content/Home.plist")
    let run = CommandRun(
      ["diff", "git:main", path("Content")],
      environment: Self.environment(program))
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("its content is not in this repository; fetch it first"))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test(arguments: [true, false])
  func `a submodule is named and not compared, whether its files are here or not`(
    areHere: Bool
  ) throws {
    let other = try GitRepository()
    try other.commit(["Kids.plist": Self.screen("A quiet harbour")])
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    try repository.addSubmodule(other, at: "Content/Sub")
    try repository.commit([:])
    // The files without their repository, as in an archive.
    if !areHere { try repository.folder.remove("Content/Sub/.git") }
    try repository.folder.write(Self.screen("A loud harbour"), to: "Content/Sub/Kids.plist")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.exitCode == .success)
    #expect(run.output == "the viewer sees the same, apart from what is not compared\n")
    #expect(
      run.errors == "marquee: warning: 'git:HEAD': 'Sub' is a submodule, and is not compared\n")
    let json = CommandRun("diff", "git:HEAD", path("Content"), "-r", "json").output
    #expect(json.contains("\"notCompared\": [\n    \"Sub\"\n  ]"))
    let inside = CommandRun("diff", "git:HEAD", path("Content/Sub"))
    if areHere {
      // It is a repository of its own.
      #expect(inside.output.contains("description: A [-quiet-]{+loud+} harbour"))
    } else {
      #expect(inside.exitCode == .ioError)
      #expect(inside.errors.contains("'git:HEAD': 'Sub' is a submodule, and is not compared\n"))
    }
  }

  @Test func `a content folder that is a repository of its own is compared with that`() throws {
    try repository.commit(["Home.plist": Self.screen("A quiet harbour")])
    try repository.folder.write(Self.screen("A loud harbour"), to: "Home.plist")
    let run = CommandRun("diff", "git:main", repository.folder.path)
    #expect(run.output.contains("description: A [-quiet-]{+loud+} harbour"))
  }

  @Test func `a linked working tree has the revisions of its repository`() throws {
    try repository.commit(["Content/Home.plist": Self.screen("A quiet harbour")])
    try repository.git("worktree", "add", "--quiet", "-b", "other", path("linked"))
    try repository.folder.write(Self.screen("A loud harbour"), to: "linked/Content/Home.plist")
    let run = CommandRun("diff", "git:main", path("linked/Content"))
    #expect(run.output.contains("description: A [-quiet-]{+loud+} harbour"))
  }

  // MARK: Images

  private static let image = PNGBytes.image(200, 300, note: "quiet")
  /// The same number of bytes, but different ones.
  private static let redrawn = PNGBytes.image(200, 300, note: "noisy")

  @Test func `an image with other pixels is a change`() throws {
    try repository.folder.write(Self.image, to: "Content/cat.png")
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    #expect(CommandRun("diff", "git:HEAD", path("Content")).exitCode == .success)
    for image in [Self.redrawn, PNGBytes.image(400, 600)] {
      try repository.folder.write(image, to: "Content/cat.png")
      for content in ["Content", "Content/Home.plist"] {
        let run = CommandRun("diff", "git:HEAD", path(content))
        #expect(run.exitCode == .errorsFound)
        #expect(run.output.contains("          imageName: 'cat' was edited\n"))
        #expect(run.output.hasSuffix("\n1 image replaced\n"))
      }
    }
    try repository.commit([:])
    #expect(CommandRun("diff", "git:HEAD", path("Content")).exitCode == .success)
    #expect(CommandRun("diff", "git:HEAD~1", path("Content")).exitCode == .errorsFound)
  }

  @Test func `an image that Git LFS keeps elsewhere is compared by its own hash`() throws {
    let hash = SHA256.hexadecimal(of: Self.image)
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(hash)
      size \(Self.image.count)

      """
    try repository.folder.write(pointer, to: "Content/cat.png")
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    #expect(CommandRun("diff", "git:HEAD", path("Content")).exitCode == .success)
    try repository.folder.write(Self.image, to: "Content/cat.png")
    #expect(CommandRun("diff", "git:HEAD", path("Content")).exitCode == .success)
    try repository.folder.write(Self.redrawn, to: "Content/cat.png")
    #expect(CommandRun("diff", "git:HEAD", path("Content")).exitCode == .errorsFound)
  }

  @Test func `a screen that Git LFS keeps elsewhere is named and not compared`() throws {
    try repository.commit([
      "Content/Home.plist": Self.screen("A"),
      "Content/Big.plist": """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(String(repeating: "4d", count: 32))
      size 12345

      """,
    ])
    try repository.folder.write(Self.screen("B"), to: "Content/Big.plist")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.output == "the viewer sees the same, apart from what is not compared\n")
    #expect(
      run.errors
        == "marquee: warning: 'git:HEAD': 'Big.plist' is kept by Git LFS, and is not compared\n")
  }

  @Test func `an image that is a link is named and not compared`() throws {
    try repository.folder.write(Self.image, to: "Content/dog.png")
    try repository.folder.link("Content/cat.png", to: "dog.png")
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    try repository.folder.remove("Content/cat.png")
    try repository.folder.write(Self.redrawn, to: "Content/cat.png")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.output == "the viewer sees the same, apart from what is not compared\n")
    #expect(
      run.errors == "marquee: warning: 'git:HEAD': 'cat.png' is a link, and is not compared\n")
  }

  @Test func `an image that the repository lacks is an error if a screen names it`() throws {
    try repository.folder.write(Self.image, to: "Content/cat.png")
    try repository.folder.write(Self.redrawn, to: "Content/dog.png")
    try repository.commit(["Content/Home.plist": Self.screen("A")])
    try repository.removeObject("HEAD:Content/dog.png")
    #expect(CommandRun("diff", "git:HEAD", path("Content")).output == "the viewer sees the same\n")
    try repository.removeObject("HEAD:Content/cat.png")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.exitCode == .ioError)
    #expect(
      run.errors
        == """
        marquee: error: 'Content/cat.png': its content is not in this repository; fetch it first

        """)
  }

  @Test func `a description of an asset that the repository lacks is an error`() throws {
    let set = "Content/Images.xcassets/cat.imageset"
    try repository.folder.write(Self.image, to: "\(set)/a.png")
    try repository.commit([
      "Content/Home.plist": Self.screen("A"),
      "\(set)/Contents.json":
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.png\"}]}",
    ])
    #expect(CommandRun("diff", "git:HEAD", path("Content")).output == "the viewer sees the same\n")
    try repository.folder.write(Self.redrawn, to: "\(set)/a.png")
    let run = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(run.output.hasSuffix("\n1 image replaced\n"))
    try repository.removeObject("HEAD:\(set)/Contents.json")
    let lacking = CommandRun("diff", "git:HEAD", path("Content"))
    #expect(lacking.exitCode == .ioError)
    #expect(lacking.errors.contains("its content is not in this repository; fetch it first"))
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
    #expect(outside.errors.contains("it is in no repository, for there is no '.git'"))
    let one = CommandRun("diff", folder.path("Content"))
    #expect(one.exitCode == .ioError)
    #expect(one.errors == outside.errors)
    let without = CommandRun(
      ["diff", "git:HEAD", folder.path("Content")], environment: ["PATH": "/nonexistent:."])
    #expect(without.exitCode == .ioError)
    #expect(without.errors.contains("the program is not there"))
  }

  /// A screen of one poster.
  static func screen(_ text: String, image: String = "cat") -> String {
    SampleScreen.grid(
      "<key>description</key>\n<string>\(text)</string>", image: image)
  }
}
