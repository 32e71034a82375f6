import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// A content folder in memory with custom kinds, items and screens.
struct OwnContent {
  /// Settings with a kind of films: a code that is its identity, a name, a year, genres and an age.
  static let films: ExampleValue = [
    "itemKinds": [
      "film": [
        "identity": "code",
        "fields": [
          "code": ["kind": "text"],
          "name": ["kind": "text", "required": .xml("<true/>")],
          "year": ["kind": "integer", "minimum": 1888],
          "score": ["kind": "decimal", "digits": 2],
          "genres": ["kind": "list", "of": "text"],
          "age": ["kind": "choice", "values": ["6", "12"], "default": "12"],
        ],
        "show": ["title": "name"],
      ]
    ],
    "sectionTypes": ["films": ["items": "film", "layout": "grid"]],
  ]

  var settings = Self.films
  var library: ExampleValue?
  /// The sections of the only screen.
  var sections: [ExampleValue] = []

  /// A film of the library.
  static func film(_ name: String, _ more: [(String, ExampleValue)] = []) -> ExampleValue {
    ExampleValue(pairs: [("kind", "film"), ("name", "\(name)")] + more)
  }

  /// A section with some items.
  static func films(_ items: [ExampleValue]) -> ExampleValue {
    ["sectionType": "films", "contentItem": .array(items)]
  }

  /// A section with a query.
  static func films(where query: ExampleValue) -> ExampleValue {
    ["sectionType": "films", "query": query]
  }

  /// The texts of the files with marks, by their names.
  var markedTexts: [String: String] {
    var texts = [
      "Marquee.plist": Self.file(settings), "Home.plist": Self.file(.array(sections)),
    ]
    if let library { texts["Items.plist"] = Self.file(library) }
    return texts
  }

  private static func file(_ value: ExampleValue) -> String {
    "<plist version=\"1.0\">\n\(value.xml)\n</plist>\n"
  }

  /// The report on the folder.
  func report() -> ContentReport { pipeline.run() }

  /// The pipeline of the folder.
  var pipeline: ContentPipeline {
    let texts = markedTexts.mapValues { text in
      Array(RuleExample.withoutMarks(text).utf8)
    }
    func source(_ name: String) -> ContentFile? {
      texts["\(name).plist"].map {
        ContentFile(name: "\(name).plist", outputName: name, bytes: $0)
      }
    }
    return ContentPipeline(
      ContentFolder(
        screens: [source("Home")].compactMap(\.self),
        settings: texts["Marquee.plist"].map(ContentFile.settings),
        library: [source("Items")].compactMap(\.self), images: .unknown, hasAllScreens: true)
    )
  }

  /// Where the marks are: `Home.plist:⟨the marked text⟩`.
  var marks: [String] {
    markedTexts.sorted { $0.key < $1.key }.flatMap { name, text in
      text.split(separator: RuleExample.start).dropFirst().map { part in
        "\(name):\(part.prefix { $0 != RuleExample.end })"
      }
    }
  }
}

extension ContentReport {
  /// Where diagnostics are, as in ``OwnContent/marks``.
  func places(_ severity: Severity) -> [String] {
    diagnostics.filter { $0.severity == severity }.map { diagnostic in
      let source = sources.first { $0.name == diagnostic.place.file }
      let range = diagnostic.place.range
      let text = source.flatMap { source in range.map { source.string(in: $0) } }
      return "\(diagnostic.place.file):\(text ?? "")"
    }.sorted()
  }
}
