import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeOutputs
import TestSupport
import Testing

/// Content folders with something else where an image should be.
@Suite(.timeLimit(.minutes(1))) struct HostileFolderTests {
  private static let valid = PNGBytes.image(1290, 1350)

  /// A folder whose one screen shows images of these names.
  private static func folder(showing names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let items = names.map { name in
      "<dict><key>text</key><string>About \(name.filter(\.isLetter))</string>"
        + "<key>imageName</key><string>\(name)</string></dict>"
    }
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      <key>contentItem</key><array>
      \(items.joined(separator: "\n"))
      </array></dict></array></plist>
      """, to: "Home.plist")
    return folder
  }

  /// The only diagnostic of a folder that shows `x`; it must point at that name.
  private static func diagnostic(
    _ prepare: (TemporaryFolder) throws -> Void
  ) throws -> Diagnostic {
    let folder = try folder(showing: ["x"])
    try prepare(folder)
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.diagnostics.count == 1, "\(report.diagnostics.map(\.message))")
    let diagnostic = try #require(report.diagnostics.first)
    let source = try #require(report.sources.first { $0.name == diagnostic.place.file })
    #expect(diagnostic.place.range.map { source.string(in: $0) } == "<string>x</string>")
    return diagnostic
  }

  @Test func `a pipe is never opened`() throws {
    let found = try Self.diagnostic { folder in
      #expect(unsafe mkfifo(folder.path("x.png"), 0o644) == 0)
    }
    #expect(found.rule == "unreadable-image")
    #expect(found.message == "'x.png' is a pipe, not a file")
  }

  @Test func `links in a circle lead to nothing`() throws {
    let found = try Self.diagnostic { folder in
      try folder.link("x.png", to: folder.path("z.txt"))
      try folder.link("z.txt", to: folder.path("x.png"))
      try folder.link("loop", to: folder.path)
    }
    #expect(found.rule == "unreadable-image")
    #expect(found.message == "'x.png' is a link that leads to no file of the folder, not a file")
  }

  @Test func `a link out of the folder is not followed`() throws {
    let other = try TemporaryFolder()
    try other.write(Self.valid, to: "secret.png")
    let found = try Self.diagnostic { folder in
      try folder.link("x.png", to: other.path("secret.png"))
    }
    #expect(found.rule == "unreadable-image")
  }

  @Test func `a link inside the folder is an image`() throws {
    let folder = try Self.folder(showing: ["x", "y"])
    try folder.write(Self.valid, to: "Images/y.png")
    try folder.link("x.png", to: "Images/y.png")
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.diagnostics.map(\.rule) == ["duplicate-image"])
    #expect(report.images?["x"]?.variants.first?.info?.pixelSize?.width == 1290)
  }

  @Test(.enabled(if: getuid() != 0, "for the superuser no file is unreadable"))
  func `a file without permission is unreadable`() throws {
    let found = try Self.diagnostic { folder in
      try folder.write(Self.valid, to: "x.png")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.path("x.png"))
    }
    #expect(found.rule == "unreadable-image")
    #expect(found.message == "'x.png' cannot be read")
  }

  @Test func `an empty file is not an image`() throws {
    let found = try Self.diagnostic { try $0.write([], to: "x.png") }
    #expect(found.rule == "unreadable-image")
    #expect(found.message == "'x.png' is empty")
  }

  @Test func `a folder with an image's name is not an image`() throws {
    let found = try Self.diagnostic { folder in
      try folder.write("", to: "x.png/readme.txt")
      try folder.write("", to: "notes.txt")
    }
    #expect(found.rule == "missing-image")
  }

  @Test func `a name upwards is looked up nowhere`() throws {
    let folder = try Self.folder(showing: ["../x"])
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.diagnostics.map(\.rule) == ["wrong-image-name"])
  }

  @Test func `of a huge file only what is needed is read`() throws {
    let folder = try Self.folder(showing: ["x"])
    for name in ["x.png", "unused.png"] {
      // A sparse file: a header, and then only zeros that take no space.
      try folder.write(Array(Self.valid.prefix(33)), to: name)
      let handle = try FileHandle(forWritingTo: folder.url.appending(path: name))
      try handle.truncate(atOffset: name == "x.png" ? 100 << 20 : 101 << 20)
      try handle.close()
    }
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(Set(report.diagnostics.map(\.rule)) == ["unreadable-image", "unused-image"])
    let used = try #require(report.images?["x"]?.variants.first)
    #expect(used.info?.pixelSize?.height == 1350)
    let unused = try #require(report.images?["unused"]?.variants.first)
    #expect(unused.inspection == ImageInspection())
  }

  @Test func `of a single screen the folder's other images are not judged`() throws {
    let folder = try Self.folder(showing: ["x"])
    try folder.write(Self.valid, to: "x.png")
    try folder.write(Self.valid, to: "other.png")
    try folder.write("{", to: "Assets.xcassets/other.imageset/Contents.json")
    let report = try ContentPipeline(folder: folder.path("Home.plist")).run()
    #expect(report.diagnostics.map(\.message) == [])
    #expect(report.images?["other"] != nil)
  }

  @Test func `where a screen cannot be read no image counts as unused`() throws {
    let folder = try Self.folder(showing: ["x"])
    try folder.write(Self.valid, to: "x.png")
    try folder.write(PNGBytes.image(9, 9), to: "other.png")
    try folder.write("<plist version=\"1.0\"><array><dict></plist>", to: "Broken.plist")
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(!report.diagnostics.isEmpty)
    #expect(report.folderDiagnostics.map(\.message) == [])
  }
}
