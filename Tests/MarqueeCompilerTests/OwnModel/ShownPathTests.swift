import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// Cells that show fields inside groups.
@Suite struct ShownPathTests {
  private static let settings: ExampleValue = [
    "itemKinds": [
      "film": [
        "fields": [
          "content": [
            "kind": "group",
            "fields": [
              "titleText": ["kind": "text"], "note": ["kind": "text", "default": "New"],
              "hidden": ["kind": "text"],
            ],
          ],
          "images": [
            "kind": "group",
            "fields": ["poster": ["kind": "image"], "wide": ["kind": "link"]],
          ],
          // A key with a dot, next to a group that has no such field.
          "price.usd": ["kind": "decimal"],
          "price": ["kind": "group", "fields": ["eur": ["kind": "decimal"]]],
          "a.b": ["kind": "group", "fields": ["c": ["kind": "decimal"]]],
          "a": [
            "kind": "group",
            "fields": ["b": ["kind": "group", "fields": ["d": ["kind": "date"]]]],
          ],
        ],
        "show": [
          "title": "content.titleText", "subtitle": "content.note", "image": "images.poster",
          "price": "price.usd", "rating": "a.b.c", "caption": "a.b.d",
        ],
      ],
      "lesson": ["extends": "course", "show": ["subtitle": "reviewCount", "image": "imageLink"]],
      "linked": ["extends": "film", "show": ["image": "images.wide", "price": "price.eur"]],
    ],
    "sectionTypes": [
      "films": ["items": "film", "layout": "grid"],
      "lessons": ["items": "lesson", "layout": "grid"],
      "links": ["items": "linked", "layout": "grid"],
    ],
  ]

  private func report(
    _ item: ExampleValue, in type: String = "films", library: ExampleValue? = nil
  ) -> ContentReport {
    OwnContent(
      settings: Self.settings, library: library,
      sections: [["sectionType": "\(type)", "sectionName": "New", "contentItem": .array([item])]]
    ).report()
  }

  /// The parts that an item shows, and what is said and linked of it, as the phone gets it.
  private func parts(_ report: ContentReport) throws -> [String: String] {
    let screen = try #require(
      report.screens.first?.screen, "\(report.diagnostics.map(\.message))")
    let read = try Screen(json: Data(screen.json()))
    #expect(read == screen)
    #expect(try ScreenReading(json: screen.json()).skipped == [])
    var all: [[String: String]] = []
    for item in [screen, read].map({ $0.sections[0].items[0] }) {
      var parts: [String: String] = ["spoken": item.spokenText]
      for part in ShownPart.allCases { parts[part.rawValue] = item.item.text(shownAs: part) }
      parts["image"] = item.imageName
      parts["imageLink"] = item.imageLink
      all.append(parts)
    }
    #expect(all[0] == all[1])
    return all[1]
  }

  @Test(
    arguments: [
      (
        "films",
        [
          "content": ["titleText": "Dune", "hidden": "x"],
          "images": ["poster": "dune", "wide": "https://a.example/w.jpg"],
          "price.usd": .integer("3"), "price": ["eur": .integer("4")],
          "a.b": ["c": .integer("5")], "a": ["b": ["d": .xml("<date>2026-05-01T18:30:00Z</date>")]],
        ],
        [
          "title": "Dune", "subtitle": "New", "image": "dune", "price": "3", "rating": "5",
          "caption": "2026-05-01T18:30:00Z", "spoken": "Dune, New, May 1, 2026 at 6:30\u{202F}PM",
        ]
      ),
      // What an absent group or field shows is no part, and the default value of a field in a
      // group.
      ("films", ["price.usd": .integer("3")], ["price": "3", "spoken": ""]),
      (
        "films", ["content": ["note": "Old"], "images": ["wide": "https://a.example/w.jpg"]],
        ["subtitle": "Old", "spoken": "Old"]
      ),
      // An image from a link field, in a kind that inherits the other parts.
      (
        "links",
        [
          "content": ["titleText": "Dune"],
          "images": ["poster": "dune", "wide": "HTTPS://a.example/w.jpg"],
          "price": ["eur": .integer("4")],
        ],
        [
          "title": "Dune", "subtitle": "New", "imageLink": "HTTPS://a.example/w.jpg", "price": "4",
          "spoken": "Dune, New",
        ]
      ),
      (
        "links", ["images": ["poster": "dune"], "price": ["eur": .integer("4")]],
        ["price": "4", "spoken": ""]
      ),
      // A field of a built-in kind that is no part of its own cell.
      (
        "lessons",
        [
          "imageLink": "https://a.example/clay.jpg", "title": "Clay", "author": "Ada Moss",
          "rating": .integer("4"), "reviewCount": .integer("7"), "price": .integer("3"),
        ],
        [
          "title": "Clay", "subtitle": "7", "imageLink": "https://a.example/clay.jpg",
          "rating": "4", "count": "7", "price": "3", "spoken": "Clay, 7",
        ]
      ),
    ] as [(String, ExampleValue, [String: String])])
  func `a part shows the field at its path, in the screen and as a phone reads it`(
    type: String, item: ExampleValue, expected: [String: String]
  ) throws {
    #expect(try parts(report(item, in: type)) == expected)
  }

  @Test func `the screen's JSON has the paths`() throws {
    let screen = try #require(report(["content": ["titleText": "Dune"]]).screens.first?.screen)
    let json = String(decoding: screen.json(), as: UTF8.self)
    #expect(
      json.contains(
        #""show":{"title":"content.titleText","subtitle":"content.note","caption":"a.b.d","#
          + #""image":"images.poster","price":"price.usd","rating":"a.b.c"}"#))
  }

  @Test(
    arguments: [
      ("https://a.example/w.jpg", nil), ("http://a.example/w.jpg", "doubtful-link"),
      ("screen:Home", "invalid-link"), ("myapp://w", "invalid-link"), ("dune", "invalid-link"),
    ] as [(String, RuleIdentifier?)])
  func `a link that is shown as an image leads to the web`(link: String, rule: RuleIdentifier?) {
    let marked: ExampleValue = ["images": ["wide": "\(link)"]]
    let found = report(marked, in: "links").diagnostics.filter {
      $0.rule.description.hasSuffix("link")
    }
    #expect(found.map(\.rule) == [rule].compactMap(\.self))
    // Elsewhere, a link can lead anywhere.
    let other = report(marked).diagnostics.filter { $0.rule == "invalid-link" }
    #expect(other.count == (link == "dune" ? 1 : 0))
  }

  @Test func `names of images inside groups are references, and say whether a cell shows them`() {
    func roles(_ item: ExampleValue, library: ExampleValue? = nil) -> [String: Reference.Role] {
      let images = report(item, library: library).screens.flatMap {
        $0.resolved.references.images
      }
      return Dictionary(images.map { ($0.name, $0.role) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(roles(["images": ["poster": "dune"]]) == ["dune": .shown])
    let library: ExampleValue = ["dune": ["kind": "film", "images": ["poster": "dune"]]]
    #expect(roles("dune", library: library) == ["dune": .shown])
    #expect(
      roles(["item": "dune", "images": ["poster": "solaris"]], library: library)
        == ["solaris": .shown])
  }

  @Test func `texts and prices inside groups are judged where a cell shows them`() {
    let report = report(
      [
        "content": ["titleText": "TODO", "hidden": "TODO later"],
        "price": ["eur": .xml("<real>1.999</real>")],
      ], in: "links")
    let places = report.diagnostics.filter { ["draft-text", "price-precision"].contains($0.rule) }
      .map { diagnostic in
        "\(diagnostic.rule) "
          + (report.sources.first { $0.name == diagnostic.place.file }.flatMap { source in
            diagnostic.place.range.map { source.string(in: $0) }
          } ?? "")
      }
    #expect(
      places == [
        "draft-text <string>TODO</string>", "price-precision <real>1.999</real>",
      ])
  }
}
