import MarqueeValidation

extension OwnModelMistake {
  /// Mistakes in the description of a field.
  static let inFields: [OwnModelMistake] =
    descriptions + constraints + defaults + conditions + keys

  private static let descriptions: [OwnModelMistake] = [
    .field("unknown word for a kind", ["kind": "⟦txt⟧"]),
    .field("no kind", .markedStart(["help": "The name."])),
    .field("number for a kind", ["kind": .integer("⟦1⟧")]),
    .field("word for a flag", ["kind": "text", "required": "⟦yes⟧"]),
    .field("choice without values", .markedStart(["kind": "choice"])),
    .field("choice of nothing", ["kind": "choice", "values": .marked(.array([]))]),
    .field("value twice", ["kind": "choice", "values": ["film", "film2", "⟦film⟧"]]),
    .field("empty value", ["kind": "choice", "values": ["film", "⟦⟧"]]),
    .field("one value", ["kind": "choice", "values": "⟦film⟧"]),
    .field("number as a value", ["kind": "choice", "values": ["film", .integer("⟦1⟧")]]).beside([
      "a": "film"
    ]),
    .field("list of nothing", .markedStart(["kind": "list"])),
    .field("unknown word for elements", ["kind": "list", "of": "⟦txt⟧"]),
    .field("number for elements", ["kind": "list", "of": .integer("⟦1⟧")]),
    .field("word where a description is needed", ["kind": "list", "of": "⟦choice⟧"]),
    .field("elements without a kind", ["kind": "list", "of": .markedStart(["help": "a"])]),
    .field("required elements", ["kind": "list", "of": ["kind": "text", "⟦required⟧": yes]]),
    .field("default elements", ["kind": "list", "of": ["kind": "text", "⟦default⟧": "b"]]),
    .field(
      "list of lists of nothing", ["kind": "list", "of": .markedStart(["kind": "list"])]),
    .field("group of nothing", .markedStart(["kind": "group"])),
    .field(
      "group without fields",
      ["kind": "group", "fields": .markedStart(ExampleValue(pairs: []))]),
    .field("word for the fields of a group", ["kind": "group", "fields": "⟦width⟧"]),
    .field(
      "unknown kind in a group", ["kind": "group", "fields": ["w": ["kind": "⟦integr⟧"]]]
    ).beside(["a": ["w": "x"]]),
    .field(
      "part twice",
      [
        "kind": "group",
        "fields": ExampleValue(pairs: [("w", ["kind": "text"]), ("⟦w⟧", ["kind": "text"])]),
      ]
    ).beside(["a": ["w": "x"]]),
    .field("values of a text", ["kind": "text", "⟦values⟧": ["film"]]),
    .field("elements of a text", ["kind": "text", "⟦of⟧": "text"]),
    .field(
      "fields of a choice",
      ["kind": "choice", "values": ["a"], "⟦fields⟧": ["w": ["kind": "text"]]]),
    .field("target of a text", ["kind": "text", "⟦to⟧": "item"]),
    .field("unknown target of a reference", ["kind": "reference", "to": "⟦itme⟧"]),
    .field("unknown key of a field", ["kind": "text", "⟦maxlenght⟧": 3]),
  ]

  private static let constraints: [OwnModelMistake] = [
    .field("length of a number", ["kind": "integer", "⟦minLength⟧": 1]),
    .field("length of a choice", ["kind": "choice", "values": ["a"], "⟦maxLength⟧": 1]),
    .field("pattern of a number", ["kind": "integer", "⟦pattern⟧": "1+"]),
    .field("least text", ["kind": "text", "⟦minimum⟧": 1]),
    .field("greatest date", ["kind": "date", "⟦maximum⟧": 1]),
    .field("digits of an integer", ["kind": "integer", "⟦digits⟧": 1]),
    .field("schemes of a text", ["kind": "text", "⟦schemes⟧": ["https"]]),
    .field("count of a text", ["kind": "text", "⟦minCount⟧": 1]),
    .field(
      "count of a group", ["kind": "group", "fields": ["w": ["kind": "text"]], "⟦maxCount⟧": 1]),
    .field("unique text", ["kind": "text", "⟦unique⟧": yes]),
    .field("length below zero", ["kind": "text", "minLength": .integer("⟦-1⟧")]),
    .field(
      "lengths without a value", ["kind": "text", "minLength": 5, "maxLength": .integer("⟦3⟧")]),
    .field(
      "numbers without a value", ["kind": "integer", "minimum": 5, "maximum": .integer("⟦3⟧")]),
    .field(
      "counts without a value",
      ["kind": "list", "of": "text", "minCount": 5, "maxCount": .integer("⟦3⟧")]),
    .field("word for a number", ["kind": "integer", "minimum": "⟦3⟧"]).beside(["a": 1]),
    .field("digits with a fraction", ["kind": "decimal", "digits": .real("⟦1.5⟧")]).beside(["a": 1]
    ),
    .field("length as a word", ["kind": "text", "maxLength": "⟦3⟧"]),
    .field("open bracket in a pattern", ["kind": "text", "pattern": "ab⟦(⟧c"]),
    .field("empty pattern", ["kind": "text", "pattern": "⟦⟧"]),
    .field("number for a pattern", ["kind": "text", "pattern": .integer("⟦1⟧")]),
    .field("one scheme", ["kind": "link", "schemes": "⟦https⟧"]).beside(["a": "https://example.com"]
    ),
    .field("scheme that runs code", ["kind": "link", "schemes": ["https", "⟦javascript⟧"]]),
    .field("scheme with its colon", ["kind": "link", "schemes": ["⟦https:⟧"]]),
    .field("word for uniqueness", ["kind": "list", "of": "text", "unique": "⟦yes⟧"]).beside([
      "a": ["x", "x"]
    ]),
  ]

  private static let defaults: [OwnModelMistake] = [
    .field("word as default number", ["kind": "integer", "default": "⟦x⟧"]),
    .field(
      "default above the maximum", ["kind": "integer", "maximum": 3, "default": .integer("⟦4⟧")]),
    .field(
      "default too short", ["kind": "text", "minLength": 3, "pattern": "[0-9]+", "default": "⟦ab⟧"]),
    .field(
      "default against the pattern", ["kind": "text", "pattern": "[0-9]+", "default": "⟦ab⟧"]),
    .field(
      "default with too many digits", ["kind": "decimal", "digits": 1, "default": .real("⟦1.25⟧")]),
    .field(
      "default that is no value", ["kind": "choice", "values": ["film"], "default": "⟦series⟧"]),
    .field(
      "default with too many elements",
      ["kind": "list", "of": "text", "maxCount": 1, "default": .markedStart(["b", "c"])]),
    .field(
      "default with an element that is too long",
      ["kind": "list", "of": ["kind": "text", "maxLength": 1], "default": ["b", "⟦cd⟧"]]),
    .field(
      "default without a required part",
      [
        "kind": "group",
        "fields": ["w": ["kind": "text", "required": yes], "h": ["kind": "text"]],
        "default": .markedStart(["h": "x"]),
      ]),
    .field("default that leads nowhere", ["kind": "link", "default": "⟦Learn⟧"]),
    .field(
      "default scheme that is not allowed",
      ["kind": "link", "schemes": ["https"], "default": "⟦ftp://a⟧"]),
    .field("default that is no color", ["kind": "color", "default": "⟦#12345⟧"]),
    .field("default of a required field", ["kind": "text", "required": yes, "default": "⟦b⟧"]),
  ]

  private static let conditions: [OwnModelMistake] = [
    .fields(
      "condition of a required field",
      [
        "a": ["kind": "text", "required": yes, "⟦requiredWhen⟧": ["b": "x"]], "b": ["kind": "text"],
      ]),
    .fields(
      "condition of a field with a default",
      ["a": ["kind": "text", "default": "c", "⟦requiredWhen⟧": ["b": "x"]], "b": ["kind": "text"]]),
    .fields(
      "unknown field as a condition",
      ["a": ["kind": "text", "requiredWhen": ["⟦fromat⟧": "x"]], "format": ["kind": "text"]]),
    .fields(
      "condition that is no value",
      [
        "a": ["kind": "text", "requiredWhen": ["b": "⟦z⟧"]],
        "b": ["kind": "choice", "values": ["x", "y"]],
      ]),
    .fields(
      "condition of a wrong kind",
      ["a": ["kind": "text", "requiredWhen": ["b": .integer("⟦1⟧")]], "b": ["kind": "text"]]),
    .field("condition on itself", ["kind": "text", "requiredWhen": ["⟦a⟧": "x"]]),
    .fields(
      "two conditions",
      [
        "a": ["kind": "text", "requiredWhen": ["b": "x", "⟦c⟧": "x"]], "b": ["kind": "text"],
        "c": ["kind": "text"],
      ]),
    .fields(
      "condition without a value",
      [
        "a": ["kind": "text", "requiredWhen": ["b": .markedStart(.array([]))]],
        "b": ["kind": "text"],
      ]),
    .field("word for a condition", ["kind": "text", "requiredWhen": "⟦b⟧"]),
  ]

  private static let keys: [OwnModelMistake] = [
    .fields("key of every kind", ["a": ["kind": "text"], "⟦id⟧": ["kind": "text"]]),
    .fields("key of every item", ["a": ["kind": "text"], "⟦link⟧": ["kind": "link"]]),
    .fields("no key", ["a": ["kind": "text"], "⟦⟧": ["kind": "text"]]),
    .fields("word for a description", ["a": "⟦text⟧"]),
    .fields(
      "field twice",
      ExampleValue(pairs: [("a", ["kind": "text"]), ("⟦a⟧", ["kind": "integer"])])),
  ]

  /// A text, and groups with texts.
  private static let nested: ExampleValue = [
    "a": ["kind": "text"],
    "images": ["kind": "group", "fields": ["caption": ["kind": "text"], "b": ["kind": "text"]]],
    "stills": [
      "kind": "list", "of": ["kind": "group", "fields": ["caption": ["kind": "text"]]],
    ],
  ]

  /// Mistakes in a kind of items.
  static let inKinds: [OwnModelMistake] = [
    .kinds(
      "key of the base", ["film": ["extends": "row", "fields": ["⟦text⟧": ["kind": "text"]]]]
    ).beside(["text": "x"]),
    .kinds(
      "key of what shows a price",
      [
        "film": [
          "fields": [
            "a": ["kind": "text"], "p": ["kind": "decimal"], "⟦currency⟧": ["kind": "text"],
          ],
          "show": ["price": "p"],
        ]
      ]),
    .kinds("kind that extends itself", ["film": ["extends": "⟦film⟧"]]),
    .kinds("two kinds in a circle", ["film": ["extends": "tale"], "tale": ["extends": "⟦film⟧"]]),
    .kinds(
      "three kinds in a circle",
      ["film": ["extends": "tale"], "tale": ["extends": "show"], "show": ["extends": "⟦film⟧"]]),
    .kinds(
      "unknown base",
      ["film": ["fields": ["a": ["kind": "text"]]], "short": ["extends": "⟦flim⟧"]]),
    .kinds(
      "base of a built-in kind",
      ["film": ["fields": ["a": ["kind": "text"]]], "row": ["extends": "⟦poster⟧"]]),
    .kinds("number for a base", ["film": ["extends": .integer("⟦1⟧")]]),
    .kinds(
      "kind twice",
      ExampleValue(pairs: [
        ("film", ["fields": ["a": ["kind": "text"]]]),
        ("⟦film⟧", ["fields": ["b": ["kind": "text"]]]),
      ])),
    .kinds(
      "kind without a name",
      ["film": ["fields": ["a": ["kind": "text"]]], "⟦⟧": ["fields": ["a": ["kind": "text"]]]]),
    .kinds("word for a kind of items", ["film": "⟦poster⟧"]),
    .kinds(
      "unknown field as a title",
      [
        "film": [
          "fields": ["a": ["kind": "text"], "aa": ["kind": "text"]], "show": ["title": "⟦aaa⟧"],
        ]
      ]),
    .kinds(
      "unknown field in a group as a title",
      ["film": ["fields": nested, "show": ["title": "⟦images.cappy⟧"]]]),
    .kinds(
      "field in an unknown group as a title",
      ["film": ["fields": nested, "show": ["title": "⟦image.caption⟧"]]]),
    .kinds(
      "field inside a text as a title",
      ["film": ["fields": nested, "show": ["title": "⟦a.caption⟧"]]]),
    .kinds("group as a title", ["film": ["fields": nested, "show": ["title": "⟦images⟧"]]]),
    .kinds(
      "text in a group as an image",
      ["film": ["fields": nested, "show": ["image": "⟦images.caption⟧"]]]),
    .kinds(
      "field in a list as a title",
      ["film": ["fields": nested, "show": ["title": "⟦stills.caption⟧"]]]),
    .kinds(
      "field and path as a title",
      [
        "film": [
          "fields": [
            "a": ["kind": "text"], "b.c": ["kind": "text"],
            "b": ["kind": "group", "fields": ["c": ["kind": "integer"]]],
          ], "show": ["title": "⟦b.c⟧"],
        ]
      ]),
    .kinds(
      "two paths as a title",
      [
        "film": [
          "fields": [
            "a": ["kind": "text"],
            "b.c": ["kind": "group", "fields": ["d": ["kind": "text"]]],
            "b": ["kind": "group", "fields": ["c.d": ["kind": "text"]]],
          ], "show": ["title": "⟦b.c.d⟧"],
        ]
      ]),
    .kinds(
      "field of the path that the base shows",
      [
        "tale": [
          "fields": [
            "a": ["kind": "text"], "b": ["kind": "group", "fields": ["c": ["kind": "text"]]],
          ], "show": ["title": "b.c"],
        ], "⟦film⟧": ["extends": "tale", "fields": ["b.c": ["kind": "text"]]],
      ]),
    .kinds(
      "field in a group as identity",
      ["film": ["fields": nested, "identity": "⟦images.caption⟧"]]),
    .kinds(
      "faulty group that is shown",
      [
        "film": [
          "fields": ["a": ["kind": "group", "fields": ["b": ["kind": "⟦txt⟧"]]]],
          "show": ["title": "a.b"],
        ]
      ]
    ).beside(["a": ["b": "x"]]),
    .kinds(
      "text as an image", ["film": ["fields": ["a": ["kind": "text"]], "show": ["image": "⟦a⟧"]]]),
    .kinds(
      "text as a price", ["film": ["fields": ["a": ["kind": "text"]], "show": ["price": "⟦a⟧"]]]),
    .kinds(
      "flag as a title",
      [
        "film": [
          "fields": ["a": ["kind": "text"], "b": ["kind": "boolean"]], "show": ["title": "⟦b⟧"],
        ]
      ]),
    .kinds(
      "unknown part of a cell",
      ["film": ["fields": ["a": ["kind": "text"]], "show": ["⟦titel⟧": "a"]]]),
    .kinds("word for parts", ["film": ["fields": ["a": ["kind": "text"]], "show": "⟦a⟧"]]),
    .kinds(
      "unknown field as identity",
      ["film": ["fields": ["a": ["kind": "text"]], "identity": "⟦code⟧"]]),
    .kinds(
      "list as identity",
      [
        "film": [
          "fields": ["a": ["kind": "text"], "b": ["kind": "list", "of": "text"]], "identity": "⟦b⟧",
        ]
      ]),
    .kinds(
      "faulty field that is shown",
      [
        "film": [
          "fields": ["a": ["kind": "⟦txt⟧"]], "show": ["title": "a"], "identity": "a",
        ]
      ]),
    .kinds(
      "kind that extends a faulty one",
      [
        "film": ["extends": "tale"],
        "tale": ["extends": "⟦fable⟧", "fields": ["a": ["kind": "text"]]],
      ]),
  ]
}
