import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// Sections with library items whose kinds extend that of the section.
@Suite struct MixedKindTests {
  private static let settings: ExampleValue = [
    "itemKinds": [
      "film": ["extends": "poster", "fields": ["year": ["kind": "integer"]]],
      "classic": ["extends": "film", "fields": ["award": ["kind": "text"]]],
      "series": ["extends": "poster", "fields": ["seasons": ["kind": "integer"]]],
      "entry": ["extends": "row", "fields": ["color": ["kind": "text"]]],
      "record": [
        "fields": ["name": ["kind": "text"], "cover": ["kind": "image"]],
        "show": ["title": "name", "image": "cover"],
      ],
    ],
    "sectionTypes": ["films": ["items": "film", "layout": "grid"]],
  ]

  private static func poster(_ kind: String, _ more: [(String, ExampleValue)] = []) -> ExampleValue
  {
    ExampleValue(
      pairs: [("kind", "\(kind)"), ("description", "A \(kind)"), ("imageName", "\(kind)")] + more)
  }

  private static let library: ExampleValue = [
    "reef": poster("film", [("year", 1998)]), "tide": poster("film"),
    "gale": poster("classic", [("year", 1950), ("award", "Gold")]),
    "coast": poster("series", [("seasons", 3)]), "harbor": poster("poster"),
    "help": ["kind": "entry", "text": "Help", "color": "red"],
    "song": ["kind": "record", "name": "Song", "cover": "song"],
  ]

  private func report(_ type: String, _ items: [ExampleValue]) -> ContentReport {
    report([
      "sectionType": "\(type)", "sectionName": "New", "contentItem": .array(items),
    ])
  }

  private func report(_ section: ExampleValue) -> ContentReport {
    OwnContent(settings: Self.settings, library: Self.library, sections: [section]).report()
  }

  private func faults(_ report: ContentReport) -> [Diagnostic] {
    report.diagnostics.filter { !["unused-item", "main-section"].contains($0.rule) }
  }

  @Test(
    arguments: ["main", "basic", "large", "grid", "twoColumn", "rank"],
    [
      (["reef", "tide"], "film"), (["reef", "gale"], "film"), (["gale"], "classic"),
      (["gale", "coast"], "poster"), (["reef", "harbor"], "poster"),
    ] as [([String], String)])
  func `the kind of a section is the nearest that all items extend`(
    type: String, example: ([String], String)
  ) throws {
    let report = report(type, example.0.map { "\($0)" })
    #expect(faults(report) == [])
    let section = try #require(report.screens.first?.screen?.sections.first)
    #expect(section.itemKind.name == example.1)
    #expect(section.items.count == example.0.count)
    #expect(section.items.allSatisfy { $0.kind == section.itemKind })
  }

  @Test(arguments: ["main", "basic", "rank"], [0, 1, 2])
  func `a wrong name makes no other wrong`(type: String, position: Int) {
    var names = ["reef", "gale"]
    names.insert("gone", at: position)
    let report = report(type, names.map { "\($0)" })
    #expect(faults(report).map(\.message) == ["the library has no item 'gone'"])
  }

  @Test func `an item of the section's own has the kind of the section's type`() throws {
    let own: ExampleValue = ["description": "Own", "imageName": "own"]
    let report = report("basic", ["reef", own, ["item": "coast", "description": "Other"]])
    #expect(faults(report) == [])
    let section = try #require(report.screens.first?.screen?.sections.first)
    #expect(section.itemKind == .poster)
    #expect(section.items.map(\.id).first == "reef")
    #expect((section.items[2].content as? Poster)?.description == "Other")
  }

  @Test func `a kind fits into a custom type whose kind it extends, and into a list`() throws {
    for (type, name, kind) in [("films", "gale", "classic"), ("list", "help", "entry")] {
      let report = report(type, ["\(name)"])
      #expect(faults(report) == [])
      #expect(report.screens.first?.screen?.sections.first?.itemKind.name == kind)
    }
  }

  @Test func `a query for a kind that extends the section's kind is answered`() throws {
    let report = report([
      "sectionType": "main", "query": ["kind": "film", "where": ["year": 1998]],
    ])
    #expect(faults(report) == [])
    #expect(report.screens.first?.screen?.sections.first?.items.map(\.id) == ["reef"])
  }

  @Test(arguments: ["main", "basic", "rank"])
  func `the screen's JSON has the kind, and is read as it was`(type: String) throws {
    let report = report(type, ["reef", "gale"])
    let screen = try #require(report.screens.first?.screen)
    let json = screen.json()
    #expect(String(decoding: json, as: UTF8.self).contains(#""itemKind":"film","#))
    let read = try Screen(json: Data(json))
    #expect(read == screen)
    #expect(read.sections[0].type.name == type)
    #expect(read.sections[0].items.map { $0["year"]?.integer } == [1998, 1950])
    #expect(read.sections[0].selection == (type == "main" ? .random : nil))
    let text = String(decoding: json, as: UTF8.self)
      .replacing("\"layout\":\"\(type)\"", with: "\"layout\":\"own\"")
      .replacing("\"layouts\":{\"\(type)\"", with: "\"layouts\":{\"own\"")
    let section = try Screen(json: Data(text.utf8)).sections[0]
    #expect(section.layout == "own")
    #expect(section.type.lookType.name == type)
    #expect(section.items.map(\.rank) == read.sections[0].items.map(\.rank))
    #expect(section.type.isNumbered == (type == "rank"))
  }

  @Test(arguments: [
    ("basic", ["reef", "song"], "basic"), ("main", ["help"], "main"), ("films", ["coast"], "grid"),
  ])
  func `where a kind does not fit, the section type to add is offered`(
    type: String, items: [String], layout: String
  ) throws {
    let report = report(type, items.map { "\($0)" })
    let found = try #require(faults(report).first)
    #expect(faults(report).count == 1)
    #expect(found.rule == "unknown-item")
    let kind = ["song": "record", "help": "entry", "coast": "series"][items.last ?? ""] ?? ""
    #expect(
      found.fixIts.map(\.title) == [
        "add a section type with 'items' = '\(kind)' and 'layout' = '\(layout)'"
          + " to 'sectionTypes' in 'Marquee.plist'"
      ])
  }

  @Test func `most items decide what a ranking holds`() throws {
    let report = report("rank", ["song", "reef", "gale", "gone"])
    #expect(
      faults(report).map(\.message) == [
        "'song' is of the kind 'record', and the items of a section of type 'rank' are of the kind"
          + " 'film'", "the library has no item 'gone'",
      ])
  }

  @Test func `a field that only another kind has is explained by the kind`() throws {
    let report = report(["sectionType": "rank", "sectionName": "Top", "query": ["orderBy": "year"]])
    #expect(
      faults(report).map { [$0.message] + $0.fixIts.map(\.title) } == [
        [
          "items of the kind 'poster' have no field 'year'",
          "write 'kind' with 'film' or 'classic'",
        ]
      ])
  }
}
