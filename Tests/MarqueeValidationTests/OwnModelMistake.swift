import MarqueeValidation
import Testing

/// A mistake that an author can make with custom kinds and fields; one range is marked.
struct OwnModelMistake: CustomTestStringConvertible, Sendable {
  /// A short description.
  let name: String
  /// What is in `Marquee.plist`.
  let settings: ExampleValue
  /// The items of a section of the type 'films'; `nil` if the mistake is in the settings.
  var items: [ExampleValue]?
  /// An item that has no mistake, for settings with one.
  var validItem: ExampleValue = ["a": "x"]

  var testDescription: String { name }

  /// In the description of the field 'a' of a kind.
  static func field(_ name: String, _ description: ExampleValue) -> OwnModelMistake {
    fields(name, ["a": description])
  }

  /// In the fields of a kind.
  static func fields(_ name: String, _ fields: ExampleValue) -> OwnModelMistake {
    OwnModelMistake(name: name, settings: .films(fields: fields))
  }

  /// In the kinds of items.
  static func kinds(_ name: String, _ kinds: ExampleValue) -> OwnModelMistake {
    OwnModelMistake(
      name: name,
      settings: [
        "itemKinds": kinds, "sectionTypes": ["films": ["items": "film", "layout": "basic"]],
      ])
  }

  /// In the section type 'films'.
  static func type(_ name: String, _ type: ExampleValue) -> OwnModelMistake {
    OwnModelMistake(
      name: name,
      settings: [
        "itemKinds": ["film": ["fields": ["a": ["kind": "text"]], "show": ["title": "a"]]],
        "sectionTypes": ["films": type],
      ])
  }

  static func item(_ name: String, _ item: ExampleValue) -> OwnModelMistake {
    OwnModelMistake(name: name, settings: .films(fields: contentFields), items: [item])
  }

  /// The same mistake, next to another item without one.
  func beside(_ validItem: ExampleValue) -> OwnModelMistake {
    var mistake = self
    mistake.validItem = validItem
    return mistake
  }

  /// A screen with items of the section type 'films'.
  static func screen(_ items: [ExampleValue]) -> String {
    let root: ExampleValue = .array([.section("films", name: "New", .array(items))])
    return "<plist version=\"1.0\">\n\(root.xml)\n</plist>"
  }

  static func settings(_ content: ExampleValue) -> String {
    "<plist version=\"1.0\">\n\(content.xml)\n</plist>"
  }

  static let yes = ExampleValue.xml("<true/>")

  /// The fields of the items that have mistakes.
  private static let contentFields: ExampleValue = [
    "title": ["kind": "text", "minLength": 2, "maxLength": 5, "pattern": "[a-z0-9]+"],
    "year": ["kind": "integer", "minimum": 1888, "maximum": 2100],
    "score": ["kind": "decimal", "minimum": -1, "maximum": 10, "digits": 1],
    "seen": ["kind": "boolean"], "out": ["kind": "date"], "tint": ["kind": "color"],
    "site": ["kind": "link", "schemes": ["https", "screen"]],
    "format": ["kind": "choice", "values": ["film", "series"]],
    "episodes": ["kind": "integer", "requiredWhen": ["format": "series"]],
    "languages": [
      "kind": "list", "of": ["kind": "text", "maxLength": 2], "minCount": 2, "maxCount": 3,
      "unique": yes,
    ],
    "box": [
      "kind": "group",
      "fields": [
        "width": ["kind": "integer", "required": yes, "minimum": 1], "height": ["kind": "integer"],
      ],
    ],
    "rows": ["kind": "list", "of": ["kind": "list", "of": "integer"]],
    "still": ["kind": "image"], "sequelOf": ["kind": "reference"],
  ]
}
