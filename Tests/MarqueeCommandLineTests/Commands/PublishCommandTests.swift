import Foundation
import MarqueeCatalog
import MarqueeCommandLine
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import TestSupport
import Testing

/// A folder for a server, as commands write it.
@Suite struct PublishCommandTests {
  private let folder: TemporaryFolder
  private let content: String
  private let output: String

  init() throws {
    folder = try TemporaryFolder()
    content = folder.path("Content")
    output = folder.path("Site")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(PNGBytes.image(400, 600), to: "Content/Images/cat@2x.png")
    try folder.write(PNGBytes.image(600, 900), to: "Content/Images/cat@3x.png")
  }

  @discardableResult
  private func publish(_ options: String...) -> CommandRun {
    CommandRun(["publish", content, "-o", output] + options)
  }

  private func rollBack(_ options: String...) -> CommandRun {
    CommandRun(["rollback", output] + options)
  }

  private func edit(_ text: String) throws {
    try folder.write(
      SampleScreen.grid("<key>description</key>\n<string>\(text)</string>"),
      to: "Content/Home.plist")
  }

  private func manifest(_ channel: String = "staging") throws -> CatalogManifest {
    try CatalogManifest(json: Data(try folder.read("Site/\(channel)/manifest.json")))
  }

  private func digest(_ channel: String = "staging") throws -> String {
    SHA256.hexadecimal(of: try folder.read("Site/\(channel)/manifest.json"))
  }

  /// The screen that a channel shows, after all files were checked against their digests.
  private func shownText(_ channel: String = "staging") throws -> String? {
    let manifest = try manifest(channel)
    for file in manifest.screens + manifest.images.map(\.file) {
      let bytes = try folder.read("Site/\(file.object ?? "")")
      #expect(bytes.count == file.byteCount)
      #expect(SHA256.hexadecimal(of: bytes) == file.digest)
    }
    let object = try #require(manifest.screens.first?.object)
    let screen = try Screen(json: Data(try folder.read("Site/\(object)")))
    return (screen.sections.first?.items.first?.content as? Poster)?.description
  }

  @Test func `screens and images are there under their digests`() throws {
    let run = publish()
    #expect(run.exitCode == .success, "\(run.errors)")
    let manifest = try manifest()
    #expect(manifest.number == 1)
    #expect(manifest.previous == nil)
    #expect(manifest.time == nil)
    #expect(manifest.screens.map(\.file) == ["Home.json"])
    #expect(manifest.images.map(\.file.file) == ["Images/cat@2x.png", "Images/cat@3x.png"])
    #expect(manifest.images.map(\.scale) == [2, 3])
    #expect(manifest.images.map(\.name) == ["cat", "cat"])
    for image in manifest.images {
      #expect(image.file.object == "objects/\(image.file.digest).png")
    }
    #expect(try shownText() == "A cat")
    #expect(
      run.output.contains("1 screen, 2 image files: 3 files written, 0 there already, 0 removed"))
  }

  @Test(
    arguments: ["9223372036854775807", "9007199254740991", "-5", "-9223372036854775808", "1e400"])
  func `a channel's number that none can follow is refused`(number: String) throws {
    publish()
    let manifest = String(decoding: try folder.read("Site/staging/manifest.json"), as: UTF8.self)
    try folder.write(
      manifest.replacing(#""number":1,"#, with: #""number":\#(number),"#),
      to: "Site/staging/manifest.json")
    try edit("Another")
    let run = publish()
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it is not a manifest that this version can read"))
  }

  @Test func `the bytes are those of a build`() throws {
    publish()
    #expect(
      CommandRun("build", content, "-o", folder.path("Built"), "--no-cache").exitCode == .success)
    let object = try #require(try manifest().screens.first?.object)
    #expect(try folder.read("Site/\(object)") == folder.read("Built/Home.json"))
  }

  @Test func `equal content and options give equal bytes, in another folder too`() throws {
    publish("--time", "2026-01-31T12:00:00Z", "--minimum-app-version", "2.4")
    let first = try folder.names().filter { $0.hasPrefix("Site/") }
    var bytes: [String: [UInt8]] = [:]
    for name in first { bytes[name] = try? folder.read(name) }
    try FileManager.default.removeItem(atPath: output)
    publish("--time", "2026-01-31T12:00:00Z", "--minimum-app-version", "2.4", "-j", "1")
    #expect(try folder.names().filter { $0.hasPrefix("Site/") } == first)
    for (name, old) in bytes { #expect(try folder.read(name) == old, "\(name)") }
    #expect(try manifest().minimumAppVersion == "2.4")
    #expect(try manifest().time == "2026-01-31T12:00:00Z")
    #expect(!first.isEmpty)
  }

  @Test func `nothing is written a second time`() throws {
    publish()
    let old = try digest()
    let names = try folder.names().filter { $0.hasPrefix("Site/") }
    let files = try names.filter { try folder.modificationDate($0) != nil }
    let dates = try files.map { try folder.age($0) }
    let run = publish()
    #expect(run.exitCode == .success)
    #expect(run.output.contains("still shows manifest 1, \(old)"))
    #expect(try digest() == old)
    #expect(try folder.names().filter { $0.hasPrefix("Site/") } == names)
    #expect(try files.map { try folder.modificationDate($0) } == dates)
  }

  @Test func `a damaged object is written again`() throws {
    publish()
    let object = "Site/\(try #require(try manifest().images.first?.file.object))"
    let whole = try folder.read(object)
    try folder.write("damaged", to: object)
    let run = publish()
    #expect(run.output.contains("1 file written, 2 there already"))
    #expect(try folder.read(object) == whole)
  }

  @Test(arguments: [false, true])
  func `content with errors is not published`(wasPublished: Bool) throws {
    if wasPublished { publish() }
    let names = try folder.names().filter { $0.hasPrefix("Site") }
    try folder.write(SampleScreen.broken, to: "Content/Home.plist")
    let run = publish()
    #expect(run.exitCode == .errorsFound)
    #expect(run.errors.contains("nothing is published"))
    #expect(try folder.names().filter { $0.hasPrefix("Site") } == names)
    if wasPublished { #expect(try shownText() == "A cat") }
  }

  @Test func `warnings prevent it only with --strict`() throws {
    try folder.write(SampleScreen.warned, to: "Content/Home.plist")
    #expect(publish("--strict").exitCode == .errorsFound)
    #expect(publish().exitCode == .success)
  }

  @Test func `channels share objects, and each has its manifest`() throws {
    publish("--channel", "production")
    try edit("A dog")
    publish("--channel", "staging", "--keep", "0")
    #expect(try shownText("production") == "A cat")
    #expect(try shownText("staging") == "A dog")
    let run = publish("--channel", "production", "--keep", "0")
    #expect(run.output.contains("0 files written, 3 there already, 2 removed"))
    #expect(try shownText("production") == "A dog")
  }

  @Test func `only as many manifests are kept as are asked for`() throws {
    var digests: [String] = []
    for number in 1...5 {
      try edit("Version \(number)")
      publish("--keep", "2")
      digests.append(try digest())
    }
    #expect(try shownText() == "Version 5")
    let stored = try folder.names().filter { $0.hasPrefix("Site/staging/manifests/") }
    #expect(Set(stored) == Set(digests[2...3].map { "Site/staging/manifests/\($0).json" }))
    let objects = try folder.names().filter { $0.hasPrefix("Site/objects/") }
    #expect(objects.count { $0.hasSuffix(".json") } == 3)
    #expect(objects.count { $0.hasSuffix(".png") } == 2)
    #expect(rollBack("--channel", "staging", "--to", digests[0]).exitCode == .ioError)
  }

  @Test func `a channel goes back, again, and forward`() throws {
    var digests: [String] = []
    for number in 1...3 {
      try edit("Version \(number)")
      publish()
      digests.append(try digest())
    }
    #expect(rollBack("--channel", "staging").exitCode == .success)
    #expect(try digest() == digests[1])
    #expect(try shownText() == "Version 2")
    #expect(rollBack("--channel", "staging").exitCode == .success)
    #expect(try shownText() == "Version 1")
    let last = rollBack("--channel", "staging")
    #expect(last.exitCode == .ioError)
    #expect(last.errors.contains("there is none to go back to"))
    #expect(try shownText() == "Version 1")
    let forward = rollBack("--channel", "staging", "--to", String(digests[2].prefix(10)))
    #expect(forward.output == "staging shows manifest 3, \(digests[2])\n")
    #expect(try shownText() == "Version 3")
  }

  @Test func `no channel goes back to a manifest that lacks a file`() throws {
    publish()
    let object = try #require(try manifest().screens.first?.object)
    try edit("A dog")
    publish()
    try folder.write("short", to: "Site/\(object)")
    let run = rollBack("--channel", "staging")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("'\(output)/\(object)': it is missing or damaged"), "\(run.errors)")
    #expect(try shownText() == "A dog")
  }

  @Test func `a damaged manifest stops publishing, and going back replaces it`() throws {
    publish()
    let first = try digest()
    try edit("A dog")
    publish()
    try folder.write("{", to: "Site/staging/manifest.json")
    let objects = try folder.names().filter { $0.hasPrefix("Site/objects/") }
    for channel in ["staging", "production"] {
      let run = publish("--channel", channel)
      #expect(run.exitCode == .ioError)
      #expect(run.errors.contains("'\(output)/staging/manifest.json': it is not a manifest"))
    }
    #expect(try folder.names().filter { $0.hasPrefix("Site/objects/") } == objects)
    #expect(rollBack("--channel", "staging", "--to", first).exitCode == .success)
    #expect(try shownText() == "A cat")
  }

  @Test func `one run at a time changes a folder`() throws {
    publish()
    let old = try digest()
    try edit("A dog")
    let open = try OpenFolder(output)
    do {
      let lock = try FolderLock(open)
      for run in [publish(), rollBack("--channel", "staging")] {
        #expect(run.exitCode == .ioError)
        #expect(run.errors.contains("another run is publishing in '\(output)'"), "\(run.errors)")
      }
      #expect(try digest() == old)
      lock.unlock()
    }
    #expect(publish().exitCode == .success)
    #expect(try shownText() == "A dog")
  }

  @Test func `what killed runs have left is removed, and what others have put there is not`() throws
  {
    publish()
    let digest = String(repeating: "0", count: 64)
    let ours = [
      "Site/objects/.x.abc.marquee.tmp", "Site/staging/.manifest.json.1.marquee.tmp",
      "Site/.x.marquee.tmp", "Site/objects/\(digest).json",
    ]
    let theirs = [
      "Site/robots.txt", "Site/objects/notes.txt",
      "Site/objects/.hidden", "Site/staging/manifests/notes.txt",
    ]
    for name in ours + theirs {
      let path = try folder.write("x", to: name)
      let date = Date(timeIntervalSinceNow: -11 * 60)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    publish()
    let names = Set(try folder.names())
    for name in ours { #expect(!names.contains(name), "\(name)") }
    for name in theirs { #expect(names.contains(name), "\(name)") }
  }

  @Test func `links are not followed`() throws {
    publish()
    let object = try #require(try manifest().screens.first?.object)
    try folder.write("precious", to: "precious")
    try folder.remove("Site/\(object)")
    try folder.link("Site/\(object)", to: folder.path("precious"))
    #expect(publish().exitCode == .success)
    #expect(try folder.text("precious") == "precious")
    #expect(try shownText() == "A cat")

    try FileManager.default.moveItem(
      atPath: folder.path("Site/objects"), toPath: folder.path("elsewhere"))
    try folder.link("Site/objects", to: folder.path("elsewhere"))
    let run = publish()
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("is a link"), "\(run.errors)")
  }

  @Test func `pages of the release before stay, and its manifests can be shown again`() throws {
    publish()
    let first = try digest()
    let object = "pages/\(String(repeating: "0", count: 64))/index.html"
    let entry = #"{"file":"index.html","object":"\#(object)","sha256":"\#(first)","bytes":1}"#
    let shown = try folder.text("Site/staging/manifest.json")
    try folder.write(
      shown.replacing("]}\n", with: "],\"pages\":[\(entry)]}\n"), to: "Site/staging/manifest.json")
    try folder.write("x", to: "Site/\(object)")
    let old = try digest()
    #expect(old != first)
    try edit("A dog")
    #expect(publish("--keep", "1").exitCode == .success)
    #expect(try shownText() == "A dog")
    #expect(rollBack("--channel", "staging").exitCode == .success)
    #expect(try digest() == old)
    #expect(try shownText() == "A cat")
    #expect(try folder.text("Site/\(object)") == "x")
  }

  @Test func `a folder that would be read as content is refused`() throws {
    for inside in ["Content/Site", "Content", "Content/New/Site"] {
      let run = CommandRun("publish", content, "-o", folder.path(inside))
      #expect(run.exitCode == .ioError, "\(inside)")
      #expect(run.errors.contains("it lies in the content folder"), "\(run.errors)")
    }
    let run = CommandRun("publish", folder.path("Content/Home.plist"), "-o", output)
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("it is one screen"), "\(run.errors)")
    #expect(try !folder.names().contains { $0.contains("Site") })
  }

  @Test(
    arguments: [
      ["publish"], ["publish", "Content", "-o"], ["publish", "-o", "x", "--channel", "beta"],
      ["publish", "-o", "x", "--time", "now"], ["publish", "-o", "x", "--keep", "-1"],
      ["publish", "-o", "x", "--minimum-app-version", "new"], ["publish", "-o", "x", "a", "b"],
      ["rollback"], ["rollback", "x"], ["rollback", "x", "--channel", "beta"],
      ["rollback", "x", "y", "--channel", "staging"], ["rollback", "x", "--list"],
      ["rollback", "x", "--channel", "staging", "--list", "--to", "1"],
    ])
  func `a wrong command line is refused`(arguments: [String]) {
    #expect(CommandRun(arguments).exitCode == .usage)
  }

  @Test func `a folder where nothing was published has nothing to go back to`() throws {
    #expect(rollBack("--channel", "staging").exitCode == .ioError)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let run = rollBack("--channel", "production")
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("nothing was published to production"))
  }

  @Test func `the manifests of a channel are listed, the last one first`() throws {
    var digests: [String] = []
    for (number, time) in ["2026-01-31T12:00:00Z", nil, "2026-02-01T08:30:00Z"].enumerated() {
      try edit("Version \(number)")
      publish("--channel", "production")
      let run = CommandRun(
        ["publish", content, "-o", output] + (time.map { ["--time", $0] } ?? []))
      #expect(run.exitCode == .success)
      digests.append(try digest())
    }
    #expect(rollBack("--channel", "staging").exitCode == .success)
    let names = try folder.names()
    let run = rollBack("--channel", "staging", "--list")
    #expect(run.exitCode == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        number  time                  digest
             3  2026-02-01T08:30:00Z  \(digests[2])
             2  not given             \(digests[1])  shown
             1  2026-01-31T12:00:00Z  \(digests[0])

        """)
    #expect(try folder.names() == names)

    try folder.write("{", to: "Site/staging/manifest.json")
    let damaged = rollBack("--channel", "staging", "--list")
    #expect(damaged.exitCode == .success)
    #expect(damaged.output.contains("  \(digests[1])\n"))
    #expect(damaged.errors.contains("the manifest that staging shows is damaged"))
  }

  @Test(arguments: [[], ["--list"], ["--to", "1"]])
  func `a folder without published files stays as it is`(options: [String]) throws {
    let names = try folder.names()
    let run = CommandRun(["rollback", content, "--channel", "staging"] + options)
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: '\(content)': nothing was published to staging\n")
    #expect(try folder.names() == names)
  }

  @Test func `what a channel of another version names is kept`() throws {
    publish()
    let canary = try folder.names().filter { $0.hasPrefix("Site/objects/") }
    // This version cannot read it, but finds the digests in it.
    let manifest = try folder.text("Site/staging/manifest.json")
      .replacing("\"formatVersion\":1", with: "\"formatVersion\":9")
    for name in ["manifest.json", "manifests/old.json"] {
      try folder.write(manifest, to: "Site/canary/\(name)")
      for _ in 1...2 {
        try edit("Version \(name)")
        #expect(publish("--keep", "0").exitCode == .success)
      }
      #expect(Set(try folder.names()).isSuperset(of: canary))
      try folder.remove("Site/canary/\(name)")
    }
    // Not every folder that looks like a channel's is one.
    try folder.write("x", to: "Site/other")
    try folder.link("Site/linked", to: folder.path("Content"))
    try folder.write("x", to: "Site/app/manifests")
    try folder.write("{}", to: "Site/app/manifest.json")
    try edit("Last")
    #expect(publish("--keep", "0").exitCode == .success)
    #expect(!Set(try folder.names()).isSuperset(of: canary))
  }

  @Test func `to go back from a damaged manifest, another is named`() throws {
    #expect(publish().exitCode == .success)
    let damage = { _ = try folder.write("{\"screens\"", to: "Site/staging/manifest.json") }
    try damage()
    let alone = rollBack("--channel", "staging")
    #expect(alone.exitCode == .ioError)
    #expect(
      alone.errors.contains(
        "the manifest that staging shows is damaged; no earlier one is kept, so remove it"))
    try folder.remove("Site/staging/manifest.json")
    #expect(publish().exitCode == .success)
    let first = try folder.text("Site/staging/manifest.json")
    try edit("Another")
    #expect(publish().exitCode == .success)
    try damage()
    let run = rollBack("--channel", "staging")
    let kept = try #require(run.errors.firstMatch(of: /name another with '--to': ([0-9a-f]{64})/))
    #expect(rollBack("--channel", "staging", "--to", String(kept.1)).exitCode == .success)
    #expect(try folder.text("Site/staging/manifest.json") == first)
  }
}
