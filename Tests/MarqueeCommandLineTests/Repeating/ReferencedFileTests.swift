import Foundation
import MarqueeCommandLine
import MarqueeScreen
import TestSupport
import Testing

/// Caches, publishing, file lists and checks all know what screens depend on.
@Suite struct ReferencedFileTests {
  /// What is done to a file.
  enum Change: String, CaseIterable {
    case edit, remove, add
  }

  @Test(arguments: Change.allCases)
  func `a build with a cache equals a clean one, whatever file changes`(change: Change) throws {
    let content = try ReferringContent()
    try content.addLostScreen()
    try expectSameBuilds(of: content, "before any change")
    // Each file is changed in one way.
    let turn = Change.allCases.firstIndex(of: change) ?? 0
    for (number, file) in try content.files().enumerated()
    where Sample.isComplete || number % Change.allCases.count == turn {
      let bytes = try content.folder.read(file)
      let added = try apply(change, to: file, bytes, in: content)
      try expectSameBuilds(of: content, "\(change.rawValue) \(file)")
      if let added { try content.folder.remove(added) }
      try content.folder.write(bytes, to: file)
    }
    try expectSameBuilds(of: content, "after all changes")
  }

  /// Changes a file, or adds one next to it.
  ///
  /// - Returns: The file that was added, if any.
  private func apply(
    _ change: Change, to file: String, _ bytes: [UInt8], in content: ReferringContent
  ) throws -> String? {
    let isImage = file.hasSuffix(".png")
    switch change {
    case .remove:
      try content.folder.remove(file)
      return nil
    case .edit where isImage:
      // Too small for every cell.
      try content.folder.write(PNGBytes.image(9, 7), to: file)
      return nil
    case .edit:
      let text = String(decoding: bytes, as: UTF8.self)
      // Two spaces are a warning; another scale or none is one in an image set.
      try content.folder.write(
        text.replacing(">A ", with: ">A  ").replacing("\"2x\"", with: "\"1x\""), to: file)
      return nil
    case .add:
      let stem = file.split(separator: ".", maxSplits: 1).first.map(String.init) ?? file
      let added =
        isImage
        ? "\(stem.replacing("@2x", with: "").replacing("main", with: "ghost")).png"
        : "\(stem)2.plist"
      guard added != file else { return nil }
      try content.folder.write(bytes, to: added)
      return added
    }
  }

  /// Expects equal bytes, diagnostics and exit codes of a build with a cache and one without.
  private func expectSameBuilds(of content: ReferringContent, _ comment: String) throws {
    let folder = content.folder
    let runs = [["--cache", folder.path("cache")], ["--no-cache"]].map { options in
      CommandRun(
        ["build", folder.path("Content"), "-o", folder.path("out\(options.count)")]
          + ["--strict", "--reporter", "xcode"] + options)
    }
    #expect(runs[0].exitCode == runs[1].exitCode, "\(comment)")
    #expect(diagnostics(runs[0]) == diagnostics(runs[1]), "\(comment)")
    let names = try folder.names().filter { $0.hasSuffix(".json") }
    let outputs = ["out2/", "out1/"].map { prefix in
      names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
    #expect(outputs[0] == outputs[1], "\(comment)")
    for name in outputs[1] {
      #expect(try folder.read("out2/\(name)") == folder.read("out1/\(name)"), "\(comment): \(name)")
    }
  }

  private func diagnostics(_ run: CommandRun) -> [String] {
    (run.report + run.errors.split(separator: "\n").map(String.init))
      .map { $0.replacing("/out2/", with: "/out/").replacing("/out1/", with: "/out/") }
  }

  @Test func `everything that is named is published, and nothing else`() throws {
    let content = try ReferringContent()
    let run = CommandRun(
      "publish", content.folder.path("Content"), "-o", content.folder.path("Site"))
    #expect(run.exitCode == .success, "\(run.output)\(run.errors)")
    let manifest = try CatalogManifest(
      json: Data(try content.folder.read("Site/staging/manifest.json")))
    let published = Set(manifest.images.map(\.name))
    #expect(published == ReferringContent.namedImages)
    for screen in manifest.screens {
      let json = try JSONSerialization.jsonObject(
        with: Data(try content.folder.read("Site/\(screen.object ?? "")")))
      let named = Self.texts(in: json).intersection(
        ReferringContent.namedImages.union(["spare"]))
      #expect(named.isSubset(of: published), "\(screen.file)")
    }
  }

  private static func texts(in json: Any) -> Set<String> {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(texts(in: $1)) }
    case let object as [String: Any]:
      object.values.reduce(into: []) { $0.formUnion(texts(in: $1)) }
    default: []
    }
  }

  @Test func `only the image that nothing names is unused`() throws {
    let content = try ReferringContent()
    let run = CommandRun("validate", content.folder.path("Content"), "--reporter", "xcode")
    #expect(run.exitCode == .success, "\(run.output)")
    #expect(run.output.components(separatedBy: "[unused-image]").count == 2, "\(run.output)")
    #expect(run.output.contains("spare@2x.png: warning: no screen shows the image 'spare'"))
  }

  @Test(arguments: ReferringContent.namedImages.sorted())
  func `an image that is gone is reported once, where its name is written`(name: String) throws {
    let content = try ReferringContent()
    for file in try content.files() where file.contains("/\(name)@") {
      try content.folder.remove(file)
    }
    if name == "icon" { try content.folder.remove("Content/Assets.xcassets") }
    let run = CommandRun("validate", content.folder.path("Content"), "--reporter", "xcode")
    let (file, other): (String, String?) =
      switch name {
      case "koi", "koi2", "koicover": ("Items.plist", nil)
      case "art", "badge", "backdrop", "floor", "poster": ("Marquee.plist", nil)
      default: ("Home.plist", "de.lproj/Home.plist")
      }
    let reported = run.output.split(separator: "\n").filter { $0.contains("[missing-image]") }
    #expect(reported.count == 1, "\(run.output)")
    for line in reported {
      #expect(line.hasPrefix(content.folder.path("Content/\(file):")))
      #expect(line.contains("error: there is no image '\(name)'"))
    }
    // The other place is a note of the same diagnostic.
    if let other {
      #expect(run.output.contains("\(content.folder.path("Content/\(other)"))"), "\(run.output)")
    }
  }

  @Test func `a screen depends on all of its images, and on no other`() throws {
    let content = try ReferringContent()
    let dependencies = content.folder.path("home.d")
    let run = CommandRun(
      "build", content.folder.path("Content"), "-o", content.folder.path("out"), "--depfile",
      dependencies)
    #expect(run.exitCode == .success, "\(run.errors)")
    let rules = try content.folder.text("home.d").split(separator: "out/Away.json:")
    let away = try #require(rules.last?.split(separator: ".json:").first)
    // Both fish, the cover of one, and the defaults of what they and the section lack.
    for name in ["koi", "koi2", "koicover", "badge", "backdrop"] {
      #expect(away.contains("/\(name)@2x.png"), "\(name)")
    }
    for name in ["main", "wall", "icon", "spare", "poster"] {
      #expect(!away.contains("/\(name)@2x.png"), "\(name)")
    }
  }
}
