import MarqueeCatalog
import MarqueeSupport

/// The JSON Schema of the JSON that screens are written as.
///
/// It is made from the tables of fields, for others to check what they read or write; Marquee itself
/// never validates with it.
package enum ScreenSchema {
  /// The schema as JSON, for people and programs: draft 2020-12.
  package static var json: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "A screen of Marquee")
      writer.closedObject(required: ["formatVersion", "sections", "layouts"]) { writer in
        writer.key("formatVersion")
        writer.object { $0.member("const", Catalog.newestFormatVersion) }
        writer.key("sections")
        writer.arraySchema { $0.reference("section") }
        writer.key("layouts")
        writer.object { writer in
          writer.member("type", "object")
          writer.key("additionalProperties")
          writer.object { $0.reference("layout") }
        }
      }
      writer.key("$defs")
      writer.object { writer in
        writer.sectionDefinition()
        for kind in ItemKind.builtIn { writer.itemDefinition(kind) }
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
    case .item(let kind): kind.name
    default: String(describing: self)
    }
  }
}

extension JSONWriter {
  // MARK: Definitions

  fileprivate mutating func sectionDefinition() {
    key("section")
    object { writer in
      writer.closedObject(required: ["id", "type", "layout", "items"]) { writer in
        for name in ["id", "type", "name", "layout"] {
          writer.key(name)
          writer.object { $0.member("type", "string") }
        }
        writer.key("selection")
        writer.object { $0.member("enum", Selection.allCases.map(\.rawValue)) }
        writer.key("itemKind")
        writer.object { $0.member("enum", ItemKind.builtIn.map(\.name)) }
        writer.key("items")
        writer.object { $0.member("type", "array") }
      }
      writer.key("allOf")
      writer.array { writer in
        for type in SectionType.builtIn {
          writer.items(where: "type", is: type.name, are: type.itemKind)
        }
        for kind in ItemKind.builtIn {
          writer.items(where: "itemKind", is: kind.name, are: kind)
        }
      }
    }
  }

  /// Writes that a property's value decides what the items are.
  private mutating func items(where name: String, is value: String, are kind: ItemKind) {
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
      writer.object { writer in
        writer.key("properties")
        writer.object { writer in
          writer.key("items")
          writer.arraySchema { $0.reference(kind.name) }
        }
      }
    }
  }

  fileprivate mutating func itemDefinition(_ kind: ItemKind) {
    // An identifier and a rank are always filled in.
    let filledIn = ["id", "rank"]
    let fields = kind.fields + kind.derivedFields
    let required = fields.filter { $0.presence == .required || filledIn.contains($0.key) }
    key(kind.name)
    object { writer in
      writer.closedObject(required: required.map(\.key)) { writer in
        for field in fields { writer.property(field) }
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

  private mutating func property(_ field: Field) {
    key(field.key)
    object { writer in
      writer.value(of: field.kind)
      writer.member("description", field.help)
    }
  }

  private mutating func value(of kind: FieldKind) {
    switch kind {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName:
      member("type", "string")
    case .word(let words):
      member("enum", words)
    case .integer(let minimum):
      member("type", "integer")
      member("minimum", minimum)
    case .number, .price:
      member("type", "number")
    case .boolean:
      member("type", "boolean")
    case .texts:
      member("type", "array")
      key("items")
      object { $0.member("type", "string") }
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
