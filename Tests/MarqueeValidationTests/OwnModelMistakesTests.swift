import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// Mistakes with custom kinds and fields: each fault gives one diagnostic, at its place.
@Suite struct OwnModelMistakesTests {
  @Test(arguments: OwnModelMistake.inFields + OwnModelMistake.inKinds + OwnModelMistake.inTypes)
  func `a mistake in the settings is found once, at its place`(mistake: OwnModelMistake) {
    let marked = MarkedText(OwnModelMistake.settings(mistake.settings))
    #expect(marked.ranges.count == 1)
    let load = SettingsLoad.load(marked.bytes, name: "Marquee.plist")
    let faults = load.diagnostics.filter { $0.severity > .note }
    #expect(faults.map(\.message).count == 1, "\(faults.map(\.message))")
    #expect(faults.first?.place.range?.offsets == marked.ranges.first, "\(faults.map(\.message))")
  }

  @Test(arguments: OwnModelMistake.inFields + OwnModelMistake.inKinds + OwnModelMistake.inTypes)
  func `screens are not blamed for it`(mistake: OwnModelMistake) {
    let settings = SettingsLoad.load(
      MarkedText(OwnModelMistake.settings(mistake.settings)).bytes, name: "Marquee.plist"
    ).settings
    let screen = Array(OwnModelMistake.screen([mistake.validItem]).utf8)
    let found = Checking.diagnostics(of: screen, settings: settings)
    #expect(
      found.filter { $0.severity == .error || $0.rule == "unknown-key" }.map(\.message) == [])
  }

  @Test(arguments: OwnModelMistake.inItems)
  func `a mistake in an item is found once, at its place`(mistake: OwnModelMistake) throws {
    let load = SettingsLoad.load(
      Array(OwnModelMistake.settings(mistake.settings).utf8), name: "Marquee.plist")
    #expect(load.diagnostics.map(\.message) == [])
    let marked = MarkedText(OwnModelMistake.screen(try #require(mistake.items)))
    #expect(marked.ranges.count == 1)
    let faults = Checking.diagnostics(of: marked.bytes, settings: load.settings)
      .filter { $0.severity > .note }
    #expect(faults.count == 1, "\(faults.map(\.message))")
    #expect(faults.first?.place.range?.offsets == marked.ranges.first, "\(faults.map(\.message))")
  }

  @Test func `there are more than a hundred`() {
    let all =
      OwnModelMistake.inFields + OwnModelMistake.inKinds + OwnModelMistake.inTypes
      + OwnModelMistake.inItems
    #expect(all.count >= 100)
    #expect(Set(all.map(\.name)).count == all.count)
  }

  /// The known word that is nearest to a wrong one is suggested.
  @Test(arguments: [
    ("unknown word for a kind", "text"), ("unknown word for elements", "text"),
    ("unknown target of a reference", "item"), ("unknown field as a condition", "format"),
    ("unknown base", "film"), ("unknown field as a title", "aa"),
    ("unknown field in a group as a title", "images.caption"),
    ("field in an unknown group as a title", "images.caption"),
  ])
  func `what was probably meant is named`(name: String, meant: String) throws {
    let all = OwnModelMistake.inFields + OwnModelMistake.inKinds
    let mistake = try #require(all.first { $0.name == name })
    let load = SettingsLoad.load(
      MarkedText(OwnModelMistake.settings(mistake.settings)).bytes, name: "Marquee.plist")
    #expect(load.diagnostics.flatMap(\.fixIts).map(\.title) == ["write '\(meant)'"])
  }

  @Test(arguments: [
    ("field and path as a title", "'b.c' means both 'b.c' and 'c' in 'b'"),
    ("two paths as a title", "'b.c.d' means both 'd' in 'b.c' and 'c.d' in 'b'"),
    ("field of the path that the base shows", "'b.c' means both 'c' in 'b' and 'b.c'"),
    ("unknown field in a group as a title", "unknown field 'images.cappy'"),
    ("field in a list as a title", "unknown field 'stills.caption'"),
    (
      "text in a group as an image",
      "the image of a cell must be the name of an image or a link, and 'images.caption' is not"
    ),
    (
      "field in a group as identity",
      "'identity' cannot be a field inside a group, as 'images.caption' is"
    ),
  ])
  func `what is wrong with a path is said`(name: String, message: String) throws {
    let mistake = try #require(OwnModelMistake.inKinds.first { $0.name == name })
    let load = SettingsLoad.load(
      MarkedText(OwnModelMistake.settings(mistake.settings)).bytes, name: "Marquee.plist")
    #expect(load.diagnostics.map(\.message) == [message])
  }

  @Test(
    arguments: [
      (["minimum": 2, "maximum": 2], [2]), (["minimum": 2], [2, 3, 4]), (["maximum": 2], [1, 2]),
      (["minimum": 2, "maximum": 3], [2, 3]),
    ] as [(ExampleValue, [Int])])
  func `a section has as many items as its type says`(limits: ExampleValue, allowed: [Int]) {
    let load = SettingsLoad.load(
      Array(
        OwnModelMistake.settings([
          "itemKinds": ["film": ["fields": ["a": ["kind": "text"]], "show": ["title": "a"]]],
          "sectionTypes": ["films": ["items": "film", "layout": "basic", "itemCount": limits]],
        ]).utf8), name: "Marquee.plist")
    #expect(load.diagnostics.map(\.message) == [])
    for count in 1...4 {
      let items = (1...count).map { number -> ExampleValue in
        ["a": .xml("<string>x\(number)</string>")]
      }
      let found = Checking.diagnostics(
        of: Array(OwnModelMistake.screen(items).utf8), settings: load.settings)
      #expect(found.contains { $0.rule == "item-count" } != allowed.contains(count), "\(count)")
    }
  }
}
