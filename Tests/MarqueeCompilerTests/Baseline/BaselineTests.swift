import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import Testing

@Suite struct BaselineTests {
  private static let warned = BaselineContent.warned
  private static let cat = BaselineContent.poster("A  cat", image: "a", id: "cat")
  private static let dog = BaselineContent.poster("A  dog", image: "b")

  /// Edits after which no fault is new.
  private static let edits: [(String, @Sendable (String) -> String)] = [
    ("nothing", { $0 }),
    (
      "twenty lines above",
      {
        let lines = String(repeating: "<!-- a line -->\n", count: 20)
        return $0.replacing("<array>\n  <dict>", with: "<array>\n\(lines)  <dict>")
      }
    ),
    (
      "an item above",
      { _ in
        BaselineContent.grid(BaselineContent.poster("An owl", image: "c"), cat, dog)
      }
    ),
    ("another order", { _ in BaselineContent.grid(dog, cat) }),
    ("tabs", { $0.replacing("  <", with: "\t<") }),
    ("other line breaks", { $0.replacing("\n", with: "\r\n") }),
    (
      "a section above",
      {
        $0.replacing(
          "<plist version=\"1.0\">\n<array>",
          with: "<plist version=\"1.0\">\n<array><dict><key>sectionType</key><string>list</string>"
            + "<key>contentItem</key><array><dict><key>text</key><string>Help</string></dict>"
            + "</array></dict>")
      }
    ),
  ]

  /// No file of the folder is one of these images.
  @Test(arguments: ["New", "Alpha"])
  func `a fact of the folder is one entry, and not new in another screen`(name: String) {
    let text = BaselineContent.grid(
      BaselineContent.poster("An owl", image: "x"), BaselineContent.poster("A cat", image: "y"))
    var content = BaselineContent(["Home.plist": text, "Kids.plist": text, "Shop.plist": text])
    #expect(content.pipeline().run().diagnostics.map(\.rule) == ["missing-image"])
    let baseline = content.baseline()
    #expect(
      String(decoding: baseline, as: UTF8.self).components(separatedBy: "missing-image").count == 2)
    content.screens["\(name).plist"] = Array(
      text.replacing("An owl", with: "An \(name)").replacing(">x<", with: ">z<").utf8)
    #expect(content.reported(baseline) == [])
  }

  @Test(arguments: edits.map(\.0))
  func `a baseline holds while the faults are the same`(name: String) throws {
    let edit = try #require(Self.edits.first { $0.0 == name }).1
    let baseline = BaselineContent(["Home.plist": Self.warned]).baseline()
    let edited = BaselineContent(["Home.plist": edit(Self.warned)])
    #expect(edited.reported(baseline) == [])
    #expect(
      String(decoding: edited.baseline(), as: UTF8.self)
        == String(decoding: baseline, as: UTF8.self))
  }

  @Test func `a baseline holds in another folder, and for a binary property list`() throws {
    let baseline = BaselineContent(["Home.plist": Self.warned]).baseline()
    var moved = BaselineContent(["Home.plist": Self.warned])
    moved.root = "/elsewhere/App/Content"
    #expect(moved.reported(baseline) == [])
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(Self.warned.utf8), format: nil)
    moved.screens["Home.plist"] = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    #expect(moved.reported(baseline) == [])
  }

  /// Content with a fault that is not in the baseline, and what is reported.
  private static let additions: [(String, [String])] = [
    (
      BaselineContent.grid(cat, dog, BaselineContent.poster("An  owl", image: "c")),
      ["white-space   "]
    ),
    // The same text in an item with another identifier.
    (
      BaselineContent.grid(cat, dog, BaselineContent.poster("A  cat", image: "c", id: "tom")),
      ["white-space   "]
    ),
    // The same text once more.
    (
      BaselineContent.grid(cat, dog, BaselineContent.poster("A  dog", image: "c")),
      ["white-space   "]
    ),
    // Another fault in the same text.
    (
      BaselineContent.grid(cat, BaselineContent.poster(" A dog", image: "b")),
      ["white-space  "]
    ),
  ]

  @Test(arguments: additions)
  func `a new fault is reported`(text: String, expected: [String]) {
    let baseline = BaselineContent(["Home.plist": Self.warned]).baseline()
    let reported = BaselineContent(["Home.plist": text]).reported(baseline)
    #expect(reported.filter { !$0.hasPrefix("unused-baseline-entry") } == expected)
  }

  @Test func `the same fault on another screen is new`() {
    let baseline = BaselineContent(["Home.plist": Self.warned]).baseline()
    let both = BaselineContent([
      "Home.plist": Self.warned, "More.plist": BaselineContent.grid(Self.dog),
    ])
    #expect(both.reported(baseline) == ["white-space   "])
  }

  @Test func `a corrected fault is named, and the next writing removes it`() throws {
    let baseline = BaselineContent(["Home.plist": Self.warned]).baseline()
    let corrected = BaselineContent([
      "Home.plist": Self.warned.replacing("A  cat", with: "A cat")
    ])
    let report = corrected.pipeline(ContentBaseline(baseline, path: "baseline.json")).run()
    let notes = report.diagnostics.filter { $0.rule == "unused-baseline-entry" }
    let note = try #require(notes.first)
    #expect(notes.count == 1)
    #expect(note.severity == .note)
    #expect(note.message == "1 entry of the baseline no longer occurs")
    #expect(note.notes.map(\.message) == ["'repeated-space' of 'cat' in 'Home.plist'"])
    #expect(
      note.fixIts.map(\.title) == ["'marquee validate --write-baseline baseline.json' removes it"])
    let old = try #require(ContentBaseline(baseline, path: "").baseline)
    #expect(old.counts.count == 2)
    let new = try #require(
      ContentBaseline(corrected.baseline(replacing: old), path: "").baseline)
    #expect(new.counts.keys.map(\.subject.item) == [nil])
  }

  @Test func `one of several equal faults that is corrected is named with their number`() throws {
    let baseline = BaselineContent(["Home.plist": BaselineContent.grid(Self.dog, Self.dog)])
      .baseline()
    let one = BaselineContent(["Home.plist": BaselineContent.grid(Self.dog)])
    let report = one.pipeline(ContentBaseline(baseline, path: "baseline.json")).run()
    let note = try #require(report.diagnostics.first { $0.rule == "unused-baseline-entry" })
    #expect(
      note.notes.map(\.message).contains(
        "'repeated-space' of 'contentItem.description' in 'Home.plist', 1 of 2"))
  }

  @Test func `errors are never in a baseline`() throws {
    let broken = BaselineContent([
      "Home.plist": BaselineContent.grid(
        BaselineContent.poster("", image: "a"), Self.dog)
    ])
    let baseline = try #require(ContentBaseline(broken.baseline(), path: "").baseline)
    #expect(baseline.counts.keys.allSatisfy { $0.rule == "repeated-space" })
    #expect(broken.reported(broken.baseline()).map { $0.prefix(10) } == ["empty-text"])
  }

  @Test func `entries of what was not checked are kept`() throws {
    let more = BaselineContent.grid(Self.dog)
    let both = BaselineContent(["Home.plist": Self.warned, "More.plist": more])
    let old = try #require(ContentBaseline(both.baseline(), path: "").baseline)
    // A screen with an error hides what other rules would find in it.
    let broken = BaselineContent([
      "Home.plist": Self.warned.replacing("A  cat", with: ""), "More.plist": more,
    ])
    #expect(broken.baseline(replacing: old) == old.json)
    #expect(broken.reported(old.json).map { $0.prefix(10) } == ["empty-text"])
  }

  @Test func `a file with entries has one line for each, in order`() {
    let both = BaselineContent([
      "More.plist": BaselineContent.grid(Self.dog, Self.dog),
      "Home.plist": BaselineContent.grid(Self.cat),
    ])
    let lines = String(decoding: both.baseline(), as: UTF8.self)
      .replacing(#/[0-9a-f]{32}/#, with: "…").split(separator: "\n")
    #expect(
      Array(lines.prefix(4)) == [
        "{", #"  "version": 1,"#, #"  "entries": ["#,
        #"    {"file":"Home.plist","rule":"repeated-space","item":"cat","path":"description","value":"…"},"#,
      ])
    #expect(
      lines.contains {
        $0
          == #"    {"file":"More.plist","rule":"repeated-space","path":"contentItem.description","value":"…","count":2}"#
      })
    #expect(Array(lines.suffix(2)) == ["  ]", "}"])
    let files = lines.dropFirst(3).dropLast(2).map { String($0) }
    #expect(files == files.sorted())
  }

  @Test func `a baseline without entries can be read`() throws {
    let reading = ContentBaseline(Baseline().json, path: "")
    #expect(reading.fault == nil)
    #expect(reading.baseline == Baseline())
  }
}
