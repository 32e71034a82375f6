import Foundation
import MarqueeCells
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation
import TestSupport
import Testing

/// Content of which people would see nothing.
@Suite struct NothingShownTests {
  private static let yes = ExampleValue.xml("<true/>")

  private static let note: ExampleValue = [
    "fields": [
      "headline": ["kind": "text"], "body": ["kind": "text"], "photo": ["kind": "image"],
      "more": ["kind": "group", "fields": ["text": ["kind": "text"]]],
    ],
    "show": ["title": "headline", "caption": "body", "image": "photo"],
  ]

  private func notes(_ layout: ExampleValue, _ items: ExampleValue...) -> OwnContent {
    OwnContent(
      settings: [
        "itemKinds": ["note": Self.note],
        "sectionTypes": ["notes": ["items": "note", "layout": layout]],
      ],
      library: [
        "memo": ["kind": "note", "body": "Bring a lamp."],
        "tides": ["kind": "note", "headline": "Tides"],
      ],
      sections: [["sectionType": "notes", "contentItem": .array(items)]])
  }

  @Test func `an item without a part that its row shows is one error at the item`() throws {
    let content = notes(
      "list", ["headline": "Tides"], .markedStart(["body": "Bring a rope."]), ["photo": "cave"],
      "⟦memo⟧", "tides", .markedStart(["item": "memo", "body": "Bring both."]))
    let report = content.report()
    #expect(report.places(.error) == content.marks.sorted())
    let found = try #require(report.diagnostics.first { $0.severity == .error })
    #expect(found.rule == "shows-nothing")
    #expect(found.message == "this item shows no text and no image")
    #expect(found.fixIts.map(\.title) == ["write 'headline' or 'photo', or remove the item"])
  }

  @Test func `a card shows more parts than a row`() {
    let content = notes("grid", ["body": "Bring a rope."], "memo")
    #expect(content.report().places(.error) == [])
  }

  @Test func `an empty text is one error`() {
    let report = notes("list", ["headline": ""]).report()
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["empty-text"])
  }

  @Test(
    arguments: [
      (nil, "list", true), (["title": "id"], "grid", true), (["subtitle": "body"], "list", false),
      (["subtitle": "body"], "textHeader", true), (["caption": "body"], "list", true),
      (["caption": "body"], "grid", false), (["title": "more.text"], "textHeader", false),
      (["title": "id", "price": "price"], "list", true),
      (["title": "id", "price": "price"], "grid", false),
    ] as [(ExampleValue?, ExampleValue, Bool)])
  func `a kind of which a layout shows nothing is an error of its type`(
    show: ExampleValue?, layout: ExampleValue, isFault: Bool
  ) {
    let fields: ExampleValue = [
      "body": ["kind": "text"], "price": ["kind": "decimal"],
      "more": ["kind": "group", "fields": ["text": ["kind": "text"]]],
    ]
    let kind = ExampleValue(pairs: [("fields", fields)] + (show.map { [("show", $0)] } ?? []))
    let content = OwnContent(
      settings: [
        "itemKinds": ["note": kind],
        "sectionTypes": ["notes": ["items": "⟦note⟧", "layout": layout]], "currency": "EUR",
      ],
      sections: [
        [
          "sectionType": "notes",
          "contentItem": [["body": "A", "more": ["text": "B"], "price": 1]],
        ]
      ])
    let report = content.report()
    #expect(report.places(.error) == (isFault ? content.marks : []))
    guard isFault else { return }
    #expect(report.diagnostics.first?.rule == "content-model")
    #expect(report.diagnostics.first?.message.hasSuffix("shows nothing of the kind 'note'") == true)
  }

  @Test func `a name without a header is an error where it is promised`() {
    let row: ExampleValue = ["text": "A"]
    func section(_ layout: ExampleValue? = nil) -> ExampleValue {
      .section("rows", name: "Rows", layout: layout, [row])
    }
    func report(_ sections: ExampleValue...) -> ContentReport {
      let settings: ExampleValue = [
        "sectionTypes": ["rows": ["items": "row", "layout": "list", "showsName": Self.yes]]
      ]
      let plain: ExampleValue = ["list": ["appearance": "plain"]]
      let headed: ExampleValue = ["list": ["appearance": "plain", "headerMode": "supplementary"]]
      let home: ExampleValue = [
        "layouts": ["plain": plain, "headed": headed], "sections": .array(sections),
      ]
      func file(_ name: String, _ value: ExampleValue) -> ContentFile {
        let text = "<plist version=\"1.0\">\n\(value.xml)\n</plist>\n"
        return ContentFile(name: "\(name).plist", outputName: name, bytes: Array(text.utf8))
      }
      return ContentPipeline(
        ContentFolder(
          screens: [file("Home", home), file("Other", home)],
          settings: ContentFile.settings(file("Marquee", settings).bytes), images: .unknown,
          hasAllScreens: true)
      ).run()
    }
    #expect(report(section("headed")).places(.error) == [])
    #expect(
      report(section("plain")).places(.error)
        == ["Home.plist:<string>plain</string>", "Other.plist:<string>plain</string>"])
    let found = report(section(), section("headed"), section())
    #expect(found.places(.error) == ["Marquee.plist:<true/>"])
    #expect(found.diagnostics.filter { $0.rule == "hidden-section-name" }.count == 1)
    #expect(found.screens.map { $0.screen == nil } == [true, true])
  }

  /// The width of a phone is compact, and that of a tablet regular.
  @Test(
    arguments: [
      (["iphone-15"], false, true, ["compact"]), (["iphone-15"], true, false, []),
      (["ipad-11"], false, true, []), (["ipad-11"], true, false, ["regular"]),
      (["iphone-15", "ipad-11"], true, false, ["regular"]),
      (["iphone-15", "ipad-11"], true, true, []),
    ] as [([String], Bool, Bool, [String])])
  func `a header must be in each form of a layout that a view shows`(
    devices: [String], inCompact: Bool, inRegular: Bool, lack: [String]
  ) {
    func form(_ hasHeader: Bool) -> [(String, ExampleValue)] {
      let header: ExampleValue = ["width": .fractionalWidth(1), "height": .absolute(40)]
      return [("group", ["width": .fractionalWidth(1), "height": .absolute(80)])]
        + (hasHeader ? [("header", header)] : [])
    }
    let layout = ExampleValue(
      pairs: form(inCompact) + [("regular", ExampleValue(pairs: form(inRegular)))])
    let home: ExampleValue = [
      "layouts": ["own": layout],
      "sections": [.section("rows", name: "Rows", layout: "own", [["text": "A"]])],
    ]
    let settings: ExampleValue = [
      "devices": .array(devices.map { "\($0)" }),
      "sectionTypes": ["rows": ["items": "row", "layout": "list", "showsName": Self.yes]],
    ]
    func bytes(_ value: ExampleValue) -> [UInt8] {
      Array("<plist version=\"1.0\">\n\(value.xml)\n</plist>\n".utf8)
    }
    let report = ContentPipeline(
      ContentFolder(
        screens: [ContentFile(name: "Home.plist", outputName: "Home", bytes: bytes(home))],
        settings: ContentFile.settings(bytes(settings)), images: .unknown, hasAllScreens: true)
    ).run()
    #expect(
      report.diagnostics.filter { $0.severity == .error }.map(\.message)
        == lack.map { "the layout 'own' has no header that shows a name in a \($0) width" })
  }

  @Test func `a row has its rank in front of the text`() throws {
    let rows: [ExampleValue] = [["text": "A", "rank": 1], ["text": "B", "rank": 2]]
    let content = OwnContent(
      settings: [
        "sectionTypes": ["top": ["items": "row", "layout": "list", "numbered": Self.yes]]
      ],
      sections: [
        .section("top", [["text": "C"], ["text": "D"]]), .section("list", .array(rows)),
        .section("list", [["text": "E"]]),
      ])
    let report = content.report()
    #expect(report.diagnostics.map(\.message) == [])
    let screen = try #require(report.screens.first?.screen)
    #expect(screen.sections.map { $0.items.map(\.rank) } == [[1, 2], [1, 2], [nil]])
    #expect(try Screen(json: Data(screen.json())) == screen)
    let scene = ScreenScene(screen)
    let lines = screen.sections.map { section in
      section.items.map { item in
        PartLayout.marks(
          of: scene.cell(of: item, in: section), in: LayoutExtent(width: 320, height: 44),
          category: .large
        ).compactMap { mark in if case .line(let line) = mark { line } else { nil } }
      }
    }
    #expect(
      lines.map { $0.map { $0.map(\.text) } }
        == [[["1", "C"], ["2", "D"]], [["1", "A"], ["2", "B"]], [["E"]]])
    // 16 before the rank, 24 for it, and 12 after it.
    #expect(
      lines.map { $0.map { $0.map(\.frame.minX) } }
        == [[[16, 52], [16, 52]], [[16, 52], [16, 52]], [[16]]])
    #expect(screen.sections[1].items[1].spokenText == "2: B")
  }

  @Test func `a gap between the ranks of a list is an error`() {
    let content = OwnContent(
      sections: [
        .section("list", [["text": "A", "rank": 1], ["text": "B", "rank": .integer("3")]])
      ])
    #expect(content.report().places(.error) == ["Home.plist:<integer>3</integer>"])
  }

  @Test func `a row is as high as its text beside the rank needs`() throws {
    // The row has 361 points between its insets, and 325 beside a rank.
    var text = "a"
    while TextMeasurer(font: TextFont(.body)).width(of: text) < 335 { text += " a" }
    func height(_ rank: Int?) throws -> Double {
      var item = CatalogItem.row(Row(text: text))
      item.rank = rank
      let section = ScreenSection(
        id: "a", type: .list, items: [ScreenItem(id: "b", item)])
      let device = try #require(Device(named: "iphone-15"))
      let view = try ScreenScene(Screen(sections: [section])).view(ScreenView.ID(device))
      return view.layout.elements(ofSection: 0).first { $0.kind == .cell }?.frame.height ?? 0
    }
    #expect(try height(nil) < height(1))
  }

  @Test func `own kinds show and say how many people have rated them`() throws {
    let content = OwnContent(
      settings: [
        "itemKinds": [
          "film": [
            "fields": ["name": ["kind": "text"], "votes": ["kind": "integer"]],
            "show": ["title": "name", "count": "votes"],
          ]
        ], "sectionTypes": ["films": ["items": "film", "layout": "grid"]],
      ],
      sections: [["sectionType": "films", "contentItem": [["name": "Dune", "votes": 1200]]]])
    let screen = try #require(content.report().screens.first?.screen)
    let read = try Screen(json: Data(screen.json()))
    for item in [screen, read].map({ $0.sections[0].items[0] }) {
      #expect(item.item.ratingCount == 1200)
      #expect(SpokenPart.parts(of: item, .standard) == [.text("Dune"), .ratingCount("1,200")])
    }
  }
}
