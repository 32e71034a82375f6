import TestSupport
import Testing

// How files and changes are looked at is internal.
@testable import MarqueeOutputs

/// The files of earlier runs that are removed, and those that are not.
@Suite struct PreviewFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Content/Home.plist")
  }

  private func open(content: String = "Content") throws -> PreviewFolder {
    try PreviewFolder(folder.path("out"), content: folder.path(content))
  }

  /// Writes files as a run would, each with the screen that it belongs to.
  private func write(_ files: [String: String?], content: String = "Content") throws {
    var out = try open(content: content)
    for (name, screen) in files {
      _ = try out.write(
        PreviewFile(name: name, bytes: Array(name.utf8), isMain: true, screen: screen))
    }
    try out.finish()
  }

  private func removed(
    without screens: Set<String>?, content: String = "Content"
  ) throws -> [String] {
    var out = try open(content: content)
    let changes = out.removeFiles(without: screens)
    try out.finish()
    return changes.filter { $0.change == .removed }.map(\.name)
  }

  @Test func `files of screens that are gone go, and others stay`() throws {
    try write([
      "Home.html": "Home", "Learn.html": "Learn", "Learn.content.js": "Learn", "index.html": nil,
    ])
    #expect(try removed(without: ["Home"]) == ["Learn.content.js", "Learn.html"])
    #expect(try folder.names().contains("out/Learn.html") == false)
    #expect(try folder.text("out/Home.html") == "Home.html")
    #expect(try folder.text("out/index.html") == "index.html")
    #expect(try removed(without: ["Home"]).isEmpty)
  }

  @Test func `nothing goes where it is not known which screens there are`() throws {
    try write(["Learn.html": "Learn"])
    #expect(try removed(without: nil).isEmpty)
    #expect(try folder.text("out/Learn.html") == "Learn.html")
  }

  @Test func `a file that was changed stays, and is said once`() throws {
    try write(["Learn.html": "Learn"])
    try folder.write("mine", to: "out/Learn.html")
    var out = try open()
    #expect(out.removeFiles(without: []).map(\.change) == [.left])
    try out.finish()
    #expect(try folder.text("out/Learn.html") == "mine")
    var next = try open()
    #expect(next.removeFiles(without: []).isEmpty)
  }

  @Test func `a file that nobody has recorded stays`() throws {
    try write(["Learn.html": "Learn"])
    try folder.write("Learn.html", to: "out/Other.html")
    #expect(try removed(without: []) == ["Learn.html"])
    #expect(try folder.text("out/Other.html") == "Learn.html")
  }

  @Test func `a run for another content leaves the files alone`() throws {
    try folder.write("", to: "More/Home.plist")
    try write(["Learn.html": "Learn"])
    #expect(try removed(without: [], content: "More").isEmpty)
    #expect(try removed(without: [], content: "Content/Home.plist") == ["Learn.html"])
  }

  @Test func `a link in place of a file stays, and so does what it leads to`() throws {
    try write(["Learn.html": "Learn"])
    try folder.remove("out/Learn.html")
    try folder.write("Learn.html", to: "elsewhere.html")
    try folder.link("out/Learn.html", to: folder.path("elsewhere.html"))
    #expect(try removed(without: []).isEmpty)
    #expect(try folder.text("elsewhere.html") == "Learn.html")
    #expect(try folder.text("out/Learn.html") == "Learn.html")
  }

  /// Names that a foreign record might have; each file's bytes are those in the record.
  @Test(arguments: [
    "../secret.html", "%2E%2E/secret.html", "sub/../../secret.html", "../../secret.html",
    "notes.md",
    ".git", "linked/secret.html",
  ])
  func `a record from elsewhere removes nothing outside, and nothing of another kind`(
    name: String
  ) throws {
    try write(["Learn.html": "Learn"])
    for file in ["secret.html", "out/notes.md", "out/.git", "out/secret.html"] {
      try folder.write("Learn.html", to: file)
    }
    try folder.link("out/linked", to: folder.path(""))
    let record = try folder.text("out/\(PreviewRecord.fileName)")
    try folder.write(
      record.replacing(" Learn.html\n", with: " \(name)\n"), to: "out/\(PreviewRecord.fileName)")
    let before = try folder.names()
    #expect(try removed(without: []).isEmpty)
    #expect(try folder.names() == before)
  }

  @Test func `shared files go when no page uses them any more`() throws {
    try write(["assets/image-1.png": nil, "assets/image-2.png": nil, "index.html": nil])
    var out = try open()
    #expect(out.removeAssets(without: ["assets/image-2.png"]).map(\.name) == ["assets/image-1.png"])
    try out.finish()
    #expect(
      try folder.names().filter { $0.hasPrefix("out/assets/") } == ["out/assets/image-2.png"])
  }

  @Test func `a record keeps names of any characters`() throws {
    let names = ["a b%\n/é<&>.html", "*.html", "-.html", "screens/a#b?.html"]
    var record = PreviewRecord()
    for name in names {
      record.add(.init(name: name, digest: "d", content: "c", screen: String(name.dropLast(5))))
    }
    record.add(.init(name: "index.html", digest: "e", content: "c", screen: nil))
    #expect(PreviewRecord(record.bytes) == record)
    #expect(record.entries.count == 5)
  }

  @Test(arguments: ["", "marquee-preview 2\nd c Learn Learn.html\n", "d c Learn Learn.html\n"])
  func `a record in another form is empty`(text: String) {
    #expect(PreviewRecord(Array(text.utf8)) == PreviewRecord())
  }
}
