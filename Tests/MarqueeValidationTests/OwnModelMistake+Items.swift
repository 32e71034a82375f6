import MarqueeValidation

extension OwnModelMistake {
  static let inItems: [OwnModelMistake] = values + constraints + parts

  private static let values: [OwnModelMistake] = [
    .item("number for a text", ["title": .integer("⟦1⟧")]),
    .item("text for an integer", ["year": "⟦1999⟧"]),
    .item("fraction for an integer", ["year": .real("⟦1999.5⟧")]),
    .item("integer that is too large", ["year": .xml("<integer>⟦99999999999999999999⟧</integer>")]),
    .item("text for a decimal", ["score": "⟦7.5⟧"]),
    .item("text for a flag", ["seen": "⟦yes⟧"]),
    .item("text for a date", ["out": "⟦2026-05-01⟧"]),
    .item("month that does not exist", ["out": .xml("<date>⟦2026-13-01T00:00:00Z⟧</date>")]),
    .item("number for a link", ["site": .integer("⟦1⟧")]),
    .item("link without a scheme", ["site": "⟦example.com⟧"]),
    .item("link that runs code", ["site": "⟦javascript⟧:alert(1)"]),
    .item("color with five digits", ["tint": "⟦#12345⟧"]),
    .item("number for a color", ["tint": .integer("⟦1⟧")]),
    .item("misspelt choice", ["format": "⟦flim⟧"]),
    .item("choice in other letters", ["format": "⟦Film⟧"]),
    .item("number for an image", ["still": .integer("⟦1⟧")]),
    .item("number for a reference", ["sequelOf": .integer("⟦1⟧")]),
    .item("misspelt own key", ["title": "abc", "⟦yaer⟧": 1999]),
    .item("own key twice", ExampleValue(pairs: [("year", 1999), ("⟦year⟧", 2000)])),
  ]

  private static let constraints: [OwnModelMistake] = [
    .item("text too short", ["title": "⟦a⟧"]),
    .item("text too long", ["title": "⟦abcdef⟧"]),
    .item("empty text with a length and a pattern", ["title": "⟦⟧"]),
    .item("white space with a pattern", ["title": "⟦   ⟧"]),
    .item("empty element", ["languages": ["en", "⟦⟧"]]),
    .item("text of another form", ["title": "⟦aB⟧"]),
    .item("number too small", ["year": .integer("⟦1887⟧")]),
    .item("number too large", ["year": .integer("⟦2101⟧")]),
    .item("decimal too small", ["score": .real("⟦-1.1⟧")]),
    .item("decimal too large", ["score": .real("⟦10.1⟧")]),
    .item("too many digits", ["score": .real("⟦7.25⟧")]),
    .item("scheme that is not allowed", ["site": "⟦ftp://example.com/⟧"]),
    .item("place that is not allowed", ["site": "⟦item:clay⟧"]),
    .item("too few elements", ["languages": .marked(["en"])]),
    .item("too many elements", ["languages": .marked(["en", "de", "fr", "it"])]),
    .item("element twice", ["languages": ["en", "⟦en⟧"]]),
    .item("required by another field", .item(["format": "series"])),
  ]

  private static let parts: [OwnModelMistake] = [
    .item("text for a list", ["languages": "⟦en⟧"]),
    .item("element too long", ["languages": ["en", "⟦deu⟧"]]),
    .item("element of a wrong kind", ["languages": ["en", .integer("⟦1⟧")]]),
    .item("text for a group", ["box": "⟦wide⟧"]),
    .item("group without a required part", ["box": .markedStart(["height": 1])]),
    .item("part too small", ["box": ["width": .integer("⟦0⟧")]]),
    .item("part of a wrong kind", ["box": ["width": "⟦1⟧"]]),
    .item("misspelt part", ["box": ["width": 1, "⟦heigth⟧": 1]]),
    .item("number for an inner list", ["rows": [[1, 2], .integer("⟦3⟧")]]),
    .item("text in an inner list", ["rows": [[1, 2], [3, "⟦4⟧"]]]),
  ]
}

extension ExampleValue {
  /// An item whose tag is marked.
  fileprivate static func item(_ value: ExampleValue) -> ExampleValue { .markedStart(value) }
}
