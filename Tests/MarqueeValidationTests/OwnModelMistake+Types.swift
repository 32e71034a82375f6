import MarqueeValidation

extension OwnModelMistake {
  /// Mistakes in a section type, in the fields of screens, and in keys next to them.
  static let inTypes: [OwnModelMistake] = [
    .type("unknown kind of items", ["items": "⟦flim⟧", "layout": "basic"]),
    OwnModelMistake(
      name: "kind of which its layout shows nothing",
      settings: [
        "itemKinds": ["film": ["fields": ["a": ["kind": "text"]], "show": ["caption": "a"]]],
        "sectionTypes": ["films": ["items": "⟦film⟧", "layout": "list"]],
      ]),
    .type("no items", .markedStart(["layout": "basic"])),
    .type("unknown layout", ["items": "film", "layout": "⟦basc⟧"]),
    .type("no layout", .markedStart(["items": "film"])),
    .type("unknown fallback", ["items": "film", "layout": "basic", "fallback": "⟦basc⟧"]),
    .type("word for a flag of a type", ["items": "film", "layout": "basic", "showsName": "⟦yes⟧"]),
    .type(
      "numerals in a list",
      ["items": "film", "layout": "list", "numbered": .marked(.xml("<true/>"))]),
    OwnModelMistake(
      name: "numerals for items with a rank of their own",
      settings: [
        "itemKinds": [
          "film": [
            "fields": [
              "a": ["kind": "text"], "rank": ["kind": "text"], "cover": ["kind": "image"],
            ], "show": ["image": "cover"],
          ]
        ],
        "sectionTypes": [
          "films": ["items": "film", "layout": "grid", "numbered": .marked(.xml("<true/>"))]
        ],
      ]),
    .type(
      "numerals without images",
      ["items": "film", "layout": "grid", "numbered": .marked(.xml("<true/>"))]),
    .type(
      "fewer items than the least",
      [
        "items": "film", "layout": "basic",
        "itemCount": .markedStart(["minimum": 5, "maximum": 3]),
      ]),
    .type(
      "no items at most",
      ["items": "film", "layout": "basic", "itemCount": ["maximum": .integer("⟦0⟧")]]),
    .type(
      "no items at least",
      ["items": "film", "layout": "basic", "itemCount": ["minimum": .integer("⟦0⟧")]]),
    .type(
      "key of every section",
      ["items": "film", "layout": "basic", "fields": ["⟦sectionName⟧": ["kind": "text"]]]),
    .type(
      "key of a screen's JSON",
      ["items": "film", "layout": "basic", "fields": ["⟦type⟧": ["kind": "text"]]]),
    .type(
      "faulty field of a section",
      ["items": "film", "layout": "basic", "fields": ["b": ["kind": "choice", "values": "⟦a⟧"]]]),
    OwnModelMistake(
      name: "name of a built-in type",
      settings: [
        "itemKinds": ["film": ["fields": ["a": ["kind": "text"]], "show": ["title": "a"]]],
        "sectionTypes": [
          "films": ["items": "film", "layout": "basic"],
          "⟦grid⟧": ["items": "film", "layout": "basic"],
        ],
      ]),
    OwnModelMistake(
      name: "key of every screen",
      settings: [
        "screenFields": ["⟦layouts⟧": ["kind": "text"]],
        "itemKinds": ["film": ["fields": ["a": ["kind": "text"]], "show": ["title": "a"]]],
        "sectionTypes": ["films": ["items": "film", "layout": "basic"]],
      ]),
    OwnModelMistake(
      name: "currency that does not exist",
      settings: [
        "currency": "⟦EURO⟧",
        "itemKinds": ["film": ["fields": ["a": ["kind": "text"]], "show": ["title": "a"]]],
        "sectionTypes": ["films": ["items": "film", "layout": "basic"]],
      ]),
  ]
}
