import Foundation
import MarqueeCatalog
import MarqueeCells
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// Sections whose items have numerals: the ranks that authors write, or the positions.
@Suite struct NumberedSectionTests {
  private static let settings: ExampleValue = [
    "itemKinds": [
      "film": ["extends": "poster", "fields": ["year": ["kind": "integer"]]],
      "record": [
        "fields": ["name": ["kind": "text"], "cover": ["kind": "image"]],
        "show": ["title": "name", "image": "cover"],
      ],
      "note": ["fields": ["name": ["kind": "text"]], "show": ["title": "name"]],
    ],
    "sectionTypes": [
      "films": ["items": "film", "layout": "basic"],
      "hits": ["items": "record", "layout": "large", "numbered": .xml("<true/>")],
      "plain": ["items": "poster", "layout": "rank", "numbered": .xml("<false/>")],
      "notes": ["items": "note", "layout": "grid"],
    ],
  ]

  private static let library: ExampleValue = [
    "reef": ["kind": "film", "description": "Reef", "imageName": "reef"],
    "tide": ["kind": "film", "description": "Tide", "imageName": "tide", "year": 1998],
    "harbor": ["kind": "poster", "description": "Harbor", "imageName": "harbor"],
    "first": ["kind": "poster", "description": "First", "imageName": "a", "rank": 1],
    "second": ["kind": "rankedPoster", "description": "Second", "imageName": "b", "rank": 2],
    "song": ["kind": "record", "name": "Song", "cover": "song"],
    "memo": ["kind": "note", "name": "Memo"],
  ]

  private func report(_ sections: [ExampleValue]) -> ContentReport {
    OwnContent(settings: Self.settings, library: Self.library, sections: sections).report()
  }

  /// What is wrong with a screen; the library has items that it does not show.
  private func diagnostics(_ sections: ExampleValue...) -> [Diagnostic] {
    report(sections).diagnostics.filter { $0.rule != "unused-item" }
  }

  private func screen(_ sections: ExampleValue...) throws -> Screen {
    let report = report(sections)
    let diagnostics = report.diagnostics.filter { $0.rule != "unused-item" }
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return try #require(report.screens.first?.screen)
  }

  private func top(_ items: [ExampleValue], name: ExampleValue = "Top") -> ExampleValue {
    ["sectionType": "rank", "sectionName": name, "contentItem": .array(items)]
  }

  @Test func `an item of the library is in a row and in a ranking`() throws {
    let screen = try screen(
      ["sectionType": "films", "sectionName": "New", "contentItem": ["reef", "tide"]],
      ["sectionType": "rank", "sectionName": "Top", "contentItem": ["tide", "reef"]])
    #expect(screen.sections.map { $0.items.map(\.rank) } == [[nil, nil], [1, 2]])
    #expect(screen.sections[1].itemKind.name == "film")
    #expect(screen.sections[1].items[0]["year"]?.integer == 1998)
    #expect(screen.sections[1].items.map(\.spokenText) == ["1: Tide", "2: Reef"])
    #expect(screen.sections[0].items.map(\.spokenText) == ["Reef", "Tide"])
  }

  @Test(
    arguments: [
      (items: ["harbor"], kind: "poster"), (items: ["song"], kind: "record"),
      (items: ["reef"], kind: "film"),
    ] as [(items: [ExampleValue], kind: String)])
  func `a ranking holds any kind with an image`(items: [ExampleValue], kind: String) throws {
    let report = report([top(items)])
    let section = try #require(report.screens.first?.screen?.sections.first)
    #expect(section.itemKind.name == kind)
    #expect(section.type.isNumbered)
  }

  @Test func `a ranking is filled by a query for any kind with an image`() throws {
    let screen = try screen([
      "sectionType": "rank", "sectionName": "Top",
      "query": ["kind": "film", "orderBy": "description", "descending": .xml("<true/>")],
    ])
    #expect(screen.sections[0].items.map(\.id) == ["tide", "reef"])
    #expect(screen.sections[0].items.map(\.rank) == [1, 2])
  }

  @Test func `a kind without an image is not in a ranking`() {
    #expect(diagnostics(top(["memo"])).map(\.rule) == ["unknown-item"])
    #expect(diagnostics(top(["reef", "song", "harbor"])).map(\.rule) == ["unknown-item"])
  }

  @Test func `an item's own fields are read in a ranking of its kind`() throws {
    let screen = try screen(
      top(["reef", ["item": "tide", "year": 2001]]), top(["harbor"], name: "Posters"))
    #expect(screen.sections[0].items.map { $0["year"]?.integer } == [nil, 2001])
  }

  @Test func `ranks of the library count where a section is numbered`() throws {
    let screen = try screen(
      top(["first", "second"]),
      ["sectionType": "basic", "sectionName": "All", "contentItem": ["second", "first"]])
    #expect(screen.sections.map { $0.items.map(\.rank) } == [[1, 2], [nil, nil]])
    #expect(diagnostics(top(["second", "first"])).map(\.rule) == ["rank-order"])
    #expect(diagnostics(top(["first", "harbor"])).map(\.rule) == ["rank-sequence"])
  }

  @Test func `a rank in a section without numerals is reported at its key`() throws {
    let basic: ExampleValue = [
      "sectionType": "basic", "sectionName": "New",
      "contentItem": [
        ["description": "A", "imageName": "a", "rank": 1], ["item": "harbor", "rank": 2],
      ],
    ]
    let found = diagnostics(basic)
    #expect(found.map(\.rule) == ["unknown-key", "unknown-key"])
    #expect(
      found.map(\.place.codingPath.description) == [
        "[0].contentItem[0].rank", "[0].contentItem[1].rank",
      ])
    #expect(found.first?.message == "a section of type 'basic' has no ranks")
  }

  @Test func `a custom section type is numbered, or has a ranking's layout without numerals`()
    throws
  {
    let screen = try screen(
      ["sectionType": "hits", "sectionName": "Hits", "contentItem": ["song"]],
      ["sectionType": "plain", "sectionName": "Plain", "contentItem": ["harbor"]])
    let cells = screen.sections.map { section in
      CellPart.cell(of: section.items[0], in: section, Figures(for: .enUS))
    }
    #expect(
      cells[0]
        == .ranked(
          1, CellImage(name: "song", link: nil, cornerRadius: 8, placeholder: "Song")))
    #expect(
      cells[1]
        == .image(CellImage(name: "harbor", link: nil, cornerRadius: 8, placeholder: "Harbor")))
  }

  @Test func `the screen's JSON keeps numerals, and what an earlier app needs for them`() throws {
    let screen = try screen(
      top(["harbor"]), top(["reef"], name: "Films"),
      ["sectionType": "hits", "sectionName": "Hits", "contentItem": ["song"]],
      ["sectionType": "plain", "sectionName": "Plain", "contentItem": ["first"]])
    let json = screen.json()
    let text = String(decoding: json, as: UTF8.self)
    // An earlier app numbers items of this kind only.
    #expect(
      text.contains(#""type":"rank","name":"Top","layout":"rank","itemKind":"rankedPoster","#))
    #expect(text.contains(#""itemKind":"record","numbered":true,"#))
    #expect(text.contains(#""itemKind":"poster","numbered":false,"#))
    let read = try Screen(json: Data(json))
    #expect(read == screen)
    #expect(read.sections.map(\.type.isNumbered) == [true, true, true, false])
    #expect(read.sections.map { $0.items[0].rank } == [1, 1, 1, nil])
    #expect((read.sections[0].items[0].content as? Poster)?.rank == 1)
  }

  @Test func `settings from before sections were numbered are read as they were`() throws {
    let settings: ExampleValue = [
      "itemKinds": [
        "rankedPoster": ["fields": ["year": ["kind": "integer"]]],
        "hit": ["extends": "rankedPoster"],
        // A name that is taken now.
        "song": [
          "extends": "course", "fields": ["rank": ["kind": "integer"]],
        ],
      ],
      "sectionTypes": ["hits": ["items": "hit", "layout": "rank"]],
    ]
    let report = OwnContent(
      settings: settings,
      sections: [
        top([["description": "A", "imageName": "a", "rank": 1, "year": 1999]]),
        [
          "sectionType": "hits", "sectionName": "Hits",
          "contentItem": [["description": "A", "imageName": "a"]],
        ],
      ]
    ).report()
    let screen = try #require(report.screens.first?.screen)
    #expect(report.diagnostics.filter { $0.severity == .error }.isEmpty, "\(report.diagnostics)")
    #expect(screen.sections[0].items[0]["year"]?.integer == 1999)
    #expect(screen.sections.map { $0.items[0].rank } == [1, 1])
  }

  @Test func `a field of the author's own that is called 'rank' stays as it is`() throws {
    let settings: ExampleValue = [
      "itemKinds": ["song": ["extends": "poster", "fields": ["rank": ["kind": "integer"]]]],
      "sectionTypes": ["songs": ["items": "song", "layout": "grid"]],
    ]
    let report = OwnContent(
      settings: settings,
      sections: [
        [
          "sectionType": "songs",
          "contentItem": [["description": "A", "imageName": "a", "rank": 10032]],
        ]
      ]
    ).report()
    let screen = try #require(report.screens.first?.screen)
    let read = try Screen(json: Data(screen.json()))
    for item in [screen.sections[0].items[0], read.sections[0].items[0]] {
      #expect(item["rank"]?.integer == 10032)
      #expect(item.rank == nil)
      #expect(item.spokenText == "A")
    }
  }

  @Test func `a fix-it removes all ranks of a section`() throws {
    let ranked = { (number: Int) -> ExampleValue in
      ["description": "\(number)", "imageName": "a\(number)", "rank": .integer("\(number)")]
    }
    let content = OwnContent(sections: [top([ranked(1), ranked(3), ranked(2)])])
    let diagnostic = try #require(content.report().diagnostics.first { $0.rule == "rank-order" })
    let fixIt = try #require(diagnostic.fixIts.first)
    #expect(fixIt.applicability == .unsafe)
    let text = RuleExample.withoutMarks(try #require(content.markedTexts["Home.plist"]))
    let fixed = String(decoding: TextEdit.apply(fixIt.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(!fixed.contains("rank</key>"))
    #expect(fixed.components(separatedBy: "imageName").count == 4)
  }
}
