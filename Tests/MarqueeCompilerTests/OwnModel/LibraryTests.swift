import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// Items that are written once, and sections that name or query them.
@Suite struct LibraryTests {
  private let library: ExampleValue = [
    "dune": OwnContent.film("Dune", [("year", 2021), ("genres", ["Space", "Drama"])]),
    "solaris": OwnContent.film(
      "Solaris", [("year", 1972), ("genres", ["Space"]), ("age", "6"), ("score", .real("8.50"))]),
    "tea": OwnContent.film("Tea", [("genres", ["Drama"])]),
    "comet": OwnContent.film("Comet", [("year", 2021), ("genres", ["Space"])]),
  ]

  private func names(_ sections: ExampleValue...) throws -> [[String]] {
    let report = OwnContent(library: library, sections: sections).report()
    let screen = try #require(report.screens.first?.screen, "\(report.diagnostics)")
    return screen.sections.map { section in
      section.items.map { $0["name"]?.text ?? "" }
    }
  }

  @Test func `a section shows items by their identifiers, next to its own`() throws {
    #expect(
      try names(OwnContent.films(["solaris", ["name": "Own"], "dune"])) == [
        ["Solaris", "Own", "Dune"]
      ])
  }

  @Test func `fields next to an identifier replace those of the item`() throws {
    let report = OwnContent(
      library: library,
      sections: [OwnContent.films([["item": "solaris", "name": "Solaris again", "year": 1973]])]
    ).report()
    let item = try #require(report.screens.first?.screen?.sections.first?.items.first)
    #expect(item.id == "solaris")
    #expect(item["name"]?.text == "Solaris again")
    #expect(item["year"]?.integer == 1973)
    #expect(item["score"]?.number?.text == "8.50")
    #expect(item["age"]?.text == "6")
  }

  @Test func `one item in two sections has two identifiers`() throws {
    let report = OwnContent(
      library: library,
      sections: [
        OwnContent.films(["tea"]), ["sectionType": "films", "id": "more", "contentItem": ["tea"]],
      ]
    ).report()
    let screen = try #require(report.screens.first?.screen)
    #expect(screen.sections.map { $0.items.map(\.id) } == [["tea"], ["more/tea"]])
  }

  /// A query, and the names of the items that it finds, in order.
  static let queries: [(query: ExampleValue, names: [String])] = [
    (["where": ["genres": "Space"]], ["Dune", "Solaris", "Comet"]),
    (["where": ["genres": ["Drama", "Crime"]]], ["Dune", "Tea"]),
    (["where": ["genres": "Space", "year": 2021]], ["Dune", "Comet"]),
    // A default value counts like one that is written.
    (["where": ["age": "12"]], ["Dune", "Tea", "Comet"]),
    // Those without a value come last, and equal ones stay in the library's order.
    (["orderBy": "year"], ["Solaris", "Dune", "Comet", "Tea"]),
    (["orderBy": "year", "descending": .xml("<true/>")], ["Dune", "Comet", "Solaris", "Tea"]),
    (["orderBy": "name", "limit": 2], ["Comet", "Dune"]),
    // Lists have no order, and stay in the library's.
    (
      ["orderBy": "genres", "descending": .xml("<true/>"), "limit": 3], ["Dune", "Solaris", "Tea"]
    ),
    (["kind": "film", "limit": 1], ["Dune"]),
  ]

  @Test(arguments: queries)
  func `a query finds items in its order`(query: ExampleValue, names: [String]) throws {
    #expect(try self.names(OwnContent.films(where: query)) == [names])
  }

  /// Faults, with marks around the reported text.
  static let faults: [(library: ExampleValue, section: ExampleValue)] = [
    // In the library; the screens that show the item are not reported.
    (["a": ["kind": "⟦flim⟧", "name": "A"]], OwnContent.films([["name": "B"]])),
    (["a": .markedStart(["name": "A"])], OwnContent.films([["name": "B"]])),
    (["a": .markedStart(["kind": "film"])], OwnContent.films(["a"])),
    (["a": OwnContent.film("A", [("⟦id⟧", "b")])], OwnContent.films(["a"])),
    (["a": "⟦A⟧"], OwnContent.films([["name": "B"]])),
    (["a": OwnContent.film("A", [("year", .integer("⟦1788⟧"))])], OwnContent.films(["a"])),
    (
      ["a": .markedStart(["kind": "film", "year": 2021])],
      OwnContent.films([["item": "a", "year": 2022], ["name": "B"]])
    ),
    // In a section.
    (["a": OwnContent.film("A")], OwnContent.films(["a", "⟦b⟧"])),
    (["a": OwnContent.film("A")], OwnContent.films([["item": "⟦b⟧", "name": "C"]])),
    (
      ["a": OwnContent.film("A"), "row": ["kind": "row", "text": "Help"]],
      OwnContent.films(["a", "⟦row⟧"])
    ),
    (["a": OwnContent.film("A")], OwnContent.films([["item": "a", "⟦code⟧": "tt1"]])),
    (["a": OwnContent.film("A")], OwnContent.films([["item": "a", "year": "⟦late⟧"]])),
    (["a": OwnContent.film("A")], OwnContent.films([["item": .integer("⟦3⟧")], "a"])),
    // Inside another item.
    (["a": OwnContent.film("A")], OwnContent.films([["item": "a", "⟦New item⟧": ["item": "a"]]])),
    (
      ["a": OwnContent.film("A")],
      OwnContent.films([["item": "a", "⟦New item⟧": ["item": "a", "year": 2021]]])
    ),
    (["a": OwnContent.film("A")], OwnContent.films([["name": "B", "⟦New item⟧": ["item": "a"]]])),
    (
      ["a": OwnContent.film("A")],
      OwnContent.films([["name": "B", "⟦New item⟧": ["item": "a", "name": "C"]]])
    ),
    // In a query.
    (["a": OwnContent.film("A")], OwnContent.films(where: ["where": ["⟦yaer⟧": 2021]])),
    (["a": OwnContent.film("A")], OwnContent.films(where: ["where": ["year": "⟦2021⟧"]])),
    (["a": OwnContent.film("A")], OwnContent.films(where: ["where": ["age": "⟦13⟧"]])),
    (["a": OwnContent.film("A")], OwnContent.films(where: ["orderBy": "⟦yaer⟧"])),
    (["a": OwnContent.film("A")], OwnContent.films(where: ["kind": "⟦row⟧"])),
    (["a": OwnContent.film("A")], OwnContent.films(where: ["limit": .integer("⟦0⟧")])),
    (
      ["a": OwnContent.film("A")],
      OwnContent.films(where: .markedStart(["where": ["name": "B"]]))
    ),
    (
      ["a": OwnContent.film("A")],
      ["sectionType": "films", "contentItem": ["a"], "⟦query⟧": ["limit": 1]]
    ),
  ]

  @Test(arguments: faults.indices)
  func `a fault is reported once, at its place`(index: Int) {
    let (library, section) = Self.faults[index]
    let content = OwnContent(library: library, sections: [section])
    let report = content.report()
    #expect(report.places(.error) == content.marks, "\(report.diagnostics.map(\.message))")
  }

  /// A film has an episode count if it is a series: what the library says, what the screen replaces,
  /// and whether a value is missing there.
  static let seasons: [([(String, ExampleValue)], [(String, ExampleValue)], isMissing: Bool)] = [
    ([("format", "film")], [("format", "series")], true),
    ([("format", "film")], [("format", "series"), ("episodes", 3)], false),
    ([("format", "film"), ("episodes", 3)], [("format", "series")], false),
    ([("format", "film")], [("name", "Other")], false),
    ([], [("format", "series")], true),
    ([], [("format", "film")], false),
  ]

  @Test(arguments: seasons.indices)
  func `a value that is required only with what replaces another is missed there`(index: Int) {
    let (item, replaced, isMissing) = Self.seasons[index]
    let content = OwnContent(
      settings: [
        "itemKinds": [
          "film": [
            "fields": [
              "name": ["kind": "text"],
              "format": ["kind": "choice", "values": ["film", "series"]],
              "episodes": ["kind": "integer", "requiredWhen": ["format": "series"]],
            ],
            "show": ["title": "name"],
          ]
        ],
        "sectionTypes": ["films": ["items": "film", "layout": "grid"]],
      ],
      library: ["a": OwnContent.film("A", item)],
      sections: [OwnContent.films([ExampleValue(pairs: [("item", "a")] + replaced)])])
    let errors = content.report().diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == (isMissing ? ["an item has no 'episodes'"] : []))
    #expect(errors.allSatisfy { $0.place.file == "Home.plist" })
  }

  /// Two sections and a query show it, in cells of two sizes.
  @Test func `a text of an item that several cells cut is one fact, with all of their views`() {
    let title = String(repeating: "Watercolors for everybody ", count: 9)
    let course: ExampleValue = [
      "kind": "course", "title": "\(title)", "author": "Ada", "rating": .real("4.5"),
      "reviewCount": 3, "price": "19.90", "imageLink": "https://example.com/a.png",
    ]
    let sections: [ExampleValue] = [
      ["sectionType": "courseSwimlane", "sectionName": "One", "contentItem": ["a"]],
      ["sectionType": "featuredCourse", "sectionName": "Two", "contentItem": ["a"]],
      ["sectionType": "courseSwimlane", "sectionName": "Three", "query": ["limit": 1]],
    ]
    let content = OwnContent(library: ["a": course], sections: sections)
    let cut = content.report().diagnostics.filter { $0.rule == "text-truncated" }
    #expect(cut.map(\.place.codingPath.description) == ["a.title"])
    #expect(cut.allSatisfy { $0.message.hasSuffix(" and 6 more") }, "\(cut.map(\.message))")
  }

  @Test func `a fault of an item names the places that show it`() throws {
    let content = OwnContent(
      library: ["a": OwnContent.film("A", [("year", 1788)])],
      sections: [OwnContent.films(["a"]), OwnContent.films(where: ["limit": 1])])
    let fault = try #require(content.report().settingsDiagnostics.first { $0.severity == .error })
    #expect(fault.place.file == "Items.plist")
    #expect(
      fault.notes.filter { $0.message == "'a' is shown here" }.map { $0.place?.file } == [
        "Home.plist", "Home.plist",
      ])
  }

  @Test func `an image of an item is judged in the cells that show it, and its file once`() throws {
    let folder = try TemporaryFolder()
    let poster: ExampleValue = ["kind": "poster", "description": "Dune", "imageName": "dune"]
    let write = { (name: String, value: ExampleValue) in
      _ = try folder.write("<plist>\(value.xml)</plist>", to: "Content/\(name).plist")
    }
    try write("Marquee", ["devices": ["iphone-15"]])
    try write("Items", ["dune": poster])
    // The cell of a grid is 0.2 × 393 = 78.6 points wide, which is 235.8 pixels at 3x.
    try write("Home", [["sectionType": "grid", "contentItem": ["dune"]]])
    try write("Other", [["sectionType": "grid", "query": ["limit": 1]]])
    // Here the item has another image, which is large enough.
    try write(
      "Third", [["sectionType": "grid", "contentItem": [["item": "dune", "imageName": "sea"]]]])
    try folder.write(PNGBytes.image(300, 300), to: "Content/Images/sea@3x.png")
    try folder.write(PNGBytes.image(30, 30), to: "Content/Images/dune@3x.png")
    let report = try ContentPipeline(folder: folder.path("Content")).run()
    let small = report.diagnostics.filter { $0.rule == "image-too-small" }
    #expect(
      small.map(\.place.file) == [
        folder.path("Content/Home.plist"), folder.path("Content/Other.plist"),
      ])
    try folder.write(Array("GIF89a".utf8), to: "Content/Images/dune@3x.png")
    let faulty = try ContentPipeline(folder: folder.path("Content")).run().diagnostics
    #expect(
      faulty.filter { $0.severity == .error }.map(\.place.file) == [
        folder.path("Content/Items.plist")
      ])
  }

  @Test(arguments: [true, false])
  func `an item of the library inside another item is moved after it`(isHostOfLibrary: Bool) throws
  {
    let host: [(String, ExampleValue)] = [isHostOfLibrary ? ("item", "a") : ("name", "Own")]
    let content = OwnContent(
      library: ["a": OwnContent.film("A"), "b": OwnContent.film("B"), "c": OwnContent.film("C")],
      sections: [
        OwnContent.films([
          ExampleValue(pairs: host + [("New item", ["item": "b", "year": 2021])]), "c",
        ])
      ])
    let pipeline = content.pipeline
    let report = pipeline.run()
    let result = Fixer(pipeline, report: report).fix(try #require(report.screens.first))
    #expect(result.fixCount == 1)
    let moved = OwnContent(
      library: content.library,
      sections: [
        OwnContent.films([ExampleValue(pairs: host), ["item": "b", "year": 2021], "c"])
      ])
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined() }
    #expect(words(result.text) == words(moved.markedTexts["Home.plist"] ?? ""))
  }

  @Test func `a fault of a text in the library is fixed like one in a screen`() throws {
    let content = OwnContent(
      library: ["a": OwnContent.film("A  film")], sections: [OwnContent.films(["a"])])
    let pipeline = content.pipeline
    let fixer = Fixer(pipeline, report: pipeline.run())
    let result = fixer.fix(library: try #require(pipeline.content.libraryFiles.first))
    #expect(result.fixCount == 1)
    let fixed = String(decoding: result.after.text.text, as: UTF8.self)
    #expect(fixed == content.markedTexts["Items.plist"]?.replacing("A  film", with: "A film"))
  }

  @Test func `an item that no screen shows is reported`() {
    let content = OwnContent(
      library: ["a": OwnContent.film("A"), "b": OwnContent.film("B")],
      sections: [OwnContent.films(["b"])])
    let unused = content.report().folderDiagnostics.filter { $0.rule == "unused-item" }
    #expect(unused.map(\.message) == ["no screen shows the item 'a'"])
  }

  @Test func `an item that a query misses for a misspelt key is no unused item too`() {
    let content = OwnContent(
      library: ["a": OwnContent.film("A", [("yaer", 2021)]), "b": OwnContent.film("B")],
      sections: [OwnContent.films(["b"])])
    #expect(content.report().diagnostics.map(\.rule) == ["unknown-key"])
  }

  @Test func `two items of one identifier are reported, also in two files`() {
    let file = { (name: String) in
      ContentFile(
        name: name, outputName: name,
        bytes: Array(
          "<plist><dict><key>a</key>\(OwnContent.film("A").xml)</dict></plist>".utf8))
    }
    let settings = Array("<plist>\(OwnContent.films.xml)</plist>".utf8)
    let report = ContentPipeline(
      ContentFolder(
        screens: [], settings: .settings(settings),
        library: [file("Items/a.plist"), file("Items/b.plist")],
        images: .unknown, hasAllScreens: true)
    ).run()
    let twice = report.settingsDiagnostics.filter { $0.rule == "duplicate-key" }
    #expect(twice.map(\.place.file) == ["Items/b.plist"])
    #expect(twice.first?.notes.first?.place?.file == "Items/a.plist")
  }
}
