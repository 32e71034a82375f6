import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// Two items with the same value in the field that identifies them, such as a copied entry with an
/// unchanged number.
@Suite struct IdentityTests {
  private static func film(_ name: String, _ code: ExampleValue) -> (ExampleValue) {
    OwnContent.film(name, [("code", code)])
  }

  private static let library: ExampleValue = [
    "dune": film("Dune", "t1"), "tea": film("Tea", "t2"), "comet": film("Comet", "t3"),
  ]

  static let wrong: [(library: ExampleValue, sections: [ExampleValue])] = [
    // Within the library, whether a section shows both or none.
    (
      ["dune": film("Dune", "t1"), "tea": film("Tea", "⟦t1⟧")],
      [OwnContent.films(["dune", "tea"])]
    ),
    (
      [
        "dune": film("Dune", "t1"), "tea": film("Tea", "t2"), "comet": film("Comet", "⟦t1⟧"),
      ], [OwnContent.films(where: ["orderBy": "name"])]
    ),
    // Within a section, whichever comes first.
    (library, [OwnContent.films(["dune", "tea", "comet", ["name": "Own", "code": "⟦t1⟧"]])]),
    (library, [OwnContent.films([["name": "Own", "code": "t2"], "dune", "⟦tea⟧", "comet"])]),
    (
      library,
      [
        OwnContent.films([
          "dune", "tea", "comet", ["name": "A", "code": "x"], ["name": "B", "code": "⟦x⟧"],
        ])
      ]
    ),
  ]

  @Test(arguments: wrong)
  func `the second one is an error`(library: ExampleValue, sections: [ExampleValue]) {
    let content = OwnContent(library: library, sections: sections)
    let report = content.report()
    #expect(report.places(.error) == content.marks, "\(report.diagnostics.map(\.message))")
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["duplicate-id"])
  }

  static let right: [[ExampleValue]] = [
    [OwnContent.films(["dune", "tea", "comet", ["name": "Own", "code": "t4"]])],
    // One film in two sections.
    [
      OwnContent.films(["dune", "tea", "comet"]),
      OwnContent.films([["name": "Own", "code": "t1"], "tea"]),
    ],
    // Without a code, or with its own identifier.
    [OwnContent.films(["dune", "tea", "comet", ["name": "A"], ["name": "B"]])],
    [OwnContent.films(["dune", "tea", "comet", ["name": "A", "code": "t1", "id": "other"]])],
  ]

  @Test(arguments: right)
  func `other items may have one value`(sections: [ExampleValue]) {
    let report = OwnContent(library: Self.library, sections: sections).report()
    #expect(report.diagnostics.besidesCells.map(\.message) == [])
  }

  @Test func `the other item is named`() throws {
    let library: ExampleValue = ["dune": Self.film("Dune", "t1"), "tea": Self.film("Tea", "t1")]
    let report = OwnContent(
      library: library, sections: [OwnContent.films(["dune", "tea"])]
    ).report()
    let found = try #require(report.diagnostics.first { $0.severity == .error })
    #expect(found.message == "another item of the library has the 'code' 't1'")
    #expect(found.notes.first?.message == "the other item is here")
    #expect(found.notes.first?.place?.codingPath.steps == [.key("dune")])
  }

  @Test(arguments: [("7", "7.0"), ("7", "7")])
  func `numbers are compared by their values`(first: String, second: String) {
    var content = OwnContent()
    content.settings = .xml(
      OwnContent.films.xml.replacing(
        "<string>code</string>", with: "<string>score</string>"))
    content.sections = [
      OwnContent.films([
        ["name": "A", "score": .real(first)], ["name": "B", "score": .real(second)],
      ])
    ]
    let found = content.report().diagnostics
    #expect(found.map(\.rule) == ["duplicate-id"])
    #expect(found.map(\.message) == ["another item of the section has the 'score' '\(second)'"])
  }

  @Test(arguments: ["off", "warning"])
  func `the settings may allow it in a library`(severity: String) {
    let rules =
      "<dict><key>rules</key><dict><key>duplicate-id</key><string>\(severity)</string></dict>"
    var content = OwnContent()
    content.settings = .xml(
      OwnContent.films.xml.replacing("<dict>", with: rules, maxReplacements: 1))
    content.library = ["dune": Self.film("Dune", "t1"), "tea": Self.film("Tea", "t1")]
    content.sections = [OwnContent.films(["dune", "tea"])]
    let found = content.report().diagnostics.besidesCells
    #expect(found.map(\.severity) == (severity == "off" ? [] : [.warning]))
  }
}
