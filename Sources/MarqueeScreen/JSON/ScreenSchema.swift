import MarqueeCatalog
import MarqueeSupport

/// The JSON Schema of the JSON that screens are written as.
///
/// It is made from the tables of fields, for others to check what they read or write; Marquee itself
/// never validates with it.
package enum ScreenSchema {
  /// The schema as JSON, for people and programs: draft 2020-12.
  ///
  /// - Parameter contentModel: The section types and kinds of items that screens may have. Without any
  ///   of the authors' own, section types that are not known are allowed, with items of a built-in
  ///   kind.
  package static func json(for contentModel: ContentModel = .builtIn) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    let filledIn = contentModel.screenFields.filter(\.isFilledIn).map(\.key)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "A screen of Marquee")
      writer.closedObject(
        required: ["formatVersion", "sections", "layouts"] + filledIn
      ) { writer in
        writer.key("formatVersion")
        writer.object { $0.member("const", Catalog.newestFormatVersion) }
        writer.key("currency")
        writer.object { $0.value(of: .currency) }
        if !contentModel.screenFields.isEmpty {
          writer.key("screenFields")
          writer.object { $0.value(of: .texts) }
        }
        for field in contentModel.screenFields { writer.property(field) }
        writer.key("sections")
        writer.arraySchema { $0.reference("section") }
        writer.key("itemKinds")
        writer.object { writer in
          writer.member("type", "object")
          writer.key("additionalProperties")
          writer.object { $0.reference("itemKind") }
        }
        writer.key("layouts")
        writer.object { writer in
          writer.member("type", "object")
          writer.key("additionalProperties")
          writer.object { $0.reference("layout") }
        }
      }
      writer.key("$defs")
      writer.object { writer in
        writer.sectionDefinition(contentModel)
        for kind in contentModel.itemKinds { writer.itemDefinition(kind) }
        writer.itemKindDefinition()
        for table in layoutTables { writer.layoutDefinition(table) }
      }
    }
    writer.endOfFile()
    return writer.bytes
  }

  /// The tables of layouts that the schema refers to by name.
  private static let layoutTables: [FieldTable] = [
    .layout, .layoutItem, .layoutGroup, .layoutSubitem, .dimension, .spacing, .insets,
    .boundaryItem, .list,
  ]
}

extension FieldTable {
  /// The name of the table's definition in the schema.
  fileprivate var definitionName: String {
    switch self {
    case .item(let kind): kind.definitionName
    default: String(describing: self)
    }
  }
}

extension JSONWriter {
  // MARK: Definitions

  fileprivate mutating func sectionDefinition(_ contentModel: ContentModel) {
    let types = contentModel.sectionTypes.all
    let isOpen = contentModel == .builtIn
    key("section")
    object { writer in
      writer.member("type", "object")
      writer.member("required", ["id", "type", "layout", "itemKind", "items"])
      writer.key("properties")
      writer.object { writer in
        for name in ["id", "fallback", "name", "layout", "link"] {
          writer.key(name)
          writer.object { $0.member("type", "string") }
        }
        writer.key("type")
        writer.object { writer in
          writer.member("type", "string")
          if !isOpen { writer.member("enum", types.map(\.name)) }
        }
        writer.key("selection")
        writer.object { $0.member("enum", Selection.allCases.map(\.rawValue)) }
        writer.key("itemKind")
        writer.object { $0.member("enum", contentModel.itemKinds.map(\.name)) }
        writer.key("items")
        writer.object { $0.member("type", "array") }
      }
      writer.key("allOf")
      writer.array { writer in
        for type in types { writer.condition(on: type) }
        for kind in contentModel.itemKinds {
          writer.condition(on: "itemKind", is: kind.name) { $0.items(of: kind) }
        }
      }
      writer.member("unevaluatedProperties", false)
    }
  }

  /// Writes what a section's type says of it: the kind of its items, and its own fields.
  private mutating func condition(on type: SectionType) {
    condition(on: "type", is: type.name) { writer in
      let filledIn = type.ownFields.filter(\.isFilledIn)
      if !filledIn.isEmpty { writer.member("required", filledIn.map(\.key)) }
      writer.key("properties")
      writer.object { writer in
        if !type.ownFields.isEmpty {
          writer.key("fields")
          writer.object { $0.value(of: .texts) }
        }
        for field in type.ownFields { writer.property(field) }
        writer.key("itemKind")
        writer.object { $0.member("const", type.itemKind.name) }
      }
    }
  }

  /// Writes what holds where a property has a value.
  private mutating func condition(
    on name: String, is value: String, _ consequence: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.key("if")
      writer.object { writer in
        writer.member("required", [name])
        writer.key("properties")
        writer.object { writer in
          writer.key(name)
          writer.object { $0.member("const", value) }
        }
      }
      writer.key("then")
      writer.object { consequence(&$0) }
    }
  }

  private mutating func items(of kind: ItemKind) {
    key("properties")
    object { writer in
      writer.key("items")
      writer.arraySchema { $0.reference(kind.definitionName) }
    }
  }

  fileprivate mutating func itemDefinition(_ kind: ItemKind) {
    // An identifier and a rank are always filled in.
    let filledIn = ["id", "rank"]
    let fields = kind.fields + kind.derivedFields
    let required = fields.filter { $0.isFilledIn || filledIn.contains($0.key) }
    key(kind.definitionName)
    object { writer in
      writer.closedObject(required: required.map(\.key)) { writer in
        for field in fields { writer.property(field) }
      }
      writer.conditions(of: fields)
    }
  }

  /// Writes when fields are required that are not always.
  private mutating func conditions(of fields: [Field]) {
    let conditional = fields.filter(\.isConditional)
    guard !conditional.isEmpty else { return }
    key("allOf")
    array(of: conditional) { writer, field in
      guard case .requiredWhen(let other, let values) = field.presence else { return }
      writer.object { writer in
        writer.key("if")
        writer.object { writer in
          writer.member("required", [other])
          writer.key("properties")
          writer.object { writer in
            writer.key(other)
            writer.object { writer in
              writer.key("enum")
              writer.array(of: values) { $0.value($1, of: .anything) }
            }
          }
        }
        writer.key("then")
        writer.object { $0.member("required", [field.key]) }
      }
    }
  }

  fileprivate mutating func itemKindDefinition() {
    key("itemKind")
    object { writer in
      writer.closedObject(required: ["fields"]) { writer in
        writer.key("extends")
        writer.object { $0.member("enum", ItemKind.builtIn.map(\.name)) }
        writer.key("fields")
        writer.object { $0.value(of: .texts) }
        writer.key("show")
        writer.object { writer in
          writer.closedObject(required: []) { writer in
            for part in ShownPart.allCases {
              writer.key(part.rawValue)
              writer.object { $0.member("type", "string") }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func layoutDefinition(_ table: FieldTable) {
    key(table.definitionName)
    object { writer in
      let required = table.fields.filter { $0.presence == .required }.map(\.key)
      writer.closedObject(required: required) { writer in
        for field in table.fields { writer.property(field) }
      }
      if table.hasExactlyOneField {
        writer.member("minProperties", 1)
        writer.member("maxProperties", 1)
      }
    }
  }

  // MARK: Values

  fileprivate mutating func property(_ field: Field) {
    key(field.key)
    object { writer in
      writer.value(of: field.kind)
      if let constraints = field.constraints { writer.constraints(constraints) }
      writer.member("description", field.help)
    }
  }

  /// Writes constraints but for the number of digits, which validators judge by binary fractions.
  private mutating func constraints(_ constraints: FieldConstraints) {
    member("minLength", constraints.minLength)
    member("maxLength", constraints.maxLength)
    member("pattern", constraints.pattern.map { "^(?:\($0.source))$" })
    if let minimum = constraints.minimum {
      key("minimum")
      number(minimum.text)
    }
    if let maximum = constraints.maximum {
      key("maximum")
      number(maximum.text)
    }
    member("minItems", constraints.minCount)
    member("maxItems", constraints.maxCount)
    if constraints.isUnique { member("uniqueItems", true) }
  }

  fileprivate mutating func value(of kind: FieldKind) {
    switch kind {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName,
      .destination, .color, .reference:
      member("type", "string")
    case .currency:
      member("type", "string")
      member("pattern", "^[A-Z]{3}$")
    case .date:
      member("type", "string")
      member("format", "date-time")
      member("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$")
    case .word(let words):
      member("enum", words)
    case .integer(let minimum):
      member("type", "integer")
      member("minimum", minimum)
    case .number, .decimal, .price:
      member("type", "number")
    case .boolean:
      member("type", "boolean")
    case .texts:
      member("type", "array")
      key("items")
      object { $0.member("type", "string") }
    case .list(let element):
      member("type", "array")
      key("items")
      object { writer in
        writer.value(of: element.kind)
        if let constraints = element.constraints { writer.constraints(constraints) }
      }
    case .group(let fields):
      closedObject(required: fields.filter(\.isFilledIn).map(\.key)) { writer in
        for field in fields { writer.property(field) }
      }
      conditions(of: fields)
    case .dictionary(let table):
      reference(table.definitionName)
    case .array(let table):
      member("type", "array")
      key("items")
      object { $0.reference(table.definitionName) }
    case .map(let kind):
      member("type", "object")
      key("additionalProperties")
      object { $0.value(of: kind) }
    case .anything:
      break
    }
  }

  fileprivate mutating func reference(_ name: String) {
    member("$ref", "#/$defs/\(name)")
  }

  fileprivate mutating func arraySchema(of element: (inout JSONWriter) -> Void) {
    object { writer in
      writer.member("type", "array")
      writer.key("items")
      writer.object { element(&$0) }
    }
  }

  fileprivate mutating func closedObject(
    required: [String], _ properties: (inout JSONWriter) -> Void
  ) {
    member("type", "object")
    if !required.isEmpty { member("required", required) }
    key("properties")
    object { properties(&$0) }
    member("additionalProperties", false)
  }
}

extension ItemKind {
  /// The name of its definition, which no other definition has.
  fileprivate var definitionName: String { "\(name)Item" }
}

extension Field {
  /// Whether every dictionary has the field.
  fileprivate var isFilledIn: Bool { presence == .required || defaultValue != nil }

  /// Whether the field is required only with values of another.
  fileprivate var isConditional: Bool {
    if case .requiredWhen = presence { true } else { false }
  }
}
