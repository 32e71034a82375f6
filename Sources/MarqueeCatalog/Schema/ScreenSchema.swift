import MarqueeScreen

/// The JSON Schema of a screen's JSON.
///
/// It is made from the tables of fields, so that others can check what they read or write; Marquee
/// itself never validates with it.
package enum ScreenSchema {
  /// Returns the schema as JSON, for people and programs: draft 2020-12.
  ///
  /// - Parameter authoredModel: The only section types and kinds of items that screens can use;
  ///   `nil` for the built-in ones and unknown section types with items of a built-in kind.
  package static func json(for authoredModel: ContentModel? = nil) -> [UInt8] {
    let contentModel = authoredModel ?? .builtIn
    var writer = JSONWriter(style: .pretty)
    let filledIn = contentModel.screenFields.filter(\.isFilledIn).map(\.key)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "A screen of Marquee")
      writer.closedObject(
        required: ["formatVersion", "sections", "layouts"] + filledIn
      ) { writer in
        writer.object("formatVersion") { $0.member("const", Catalog.newestFormatVersion) }
        writer.object("currency") { $0.value(of: .currency) }
        if !contentModel.screenFields.isEmpty {
          writer.keys(of: contentModel.screenFields, listedAs: "screenFields")
        }
        for field in contentModel.screenFields { writer.property(field) }
        writer.arraySchema("sections") { $0.reference("section") }
        writer.object("itemKinds") { writer in
          guard authoredModel == nil else {
            return writer.closedObject(required: []) { $0.authoredKinds(contentModel.itemKinds) }
          }
          writer.member("type", "object")
          writer.object("additionalProperties") { $0.reference("itemKind") }
        }
        writer.object("layouts") { $0.value(of: .map(.dictionary(.layout))) }
        writer.object("layoutConfiguration") { $0.reference("layoutConfiguration") }
      }
      writer.object("$defs") { writer in
        writer.sectionDefinition(contentModel, isOpen: authoredModel == nil)
        for kind in contentModel.itemKinds { writer.itemDefinition(kind) }
        if authoredModel == nil { writer.itemKindDefinition() }
        for table in FieldTable.layouts { writer.layoutDefinition(table) }
      }
    }
    writer.endOfFile()
    return writer.bytes
  }
}

extension FieldTable {
  var definitionName: String {
    switch self {
    case .item(let kind): kind.definitionName
    case .fixed(let table): table.name
    default: phrase
    }
  }
}

extension JSONWriter {
  // MARK: Definitions

  fileprivate mutating func sectionDefinition(_ contentModel: ContentModel, isOpen: Bool) {
    let types = contentModel.sectionTypes.all
    object("section") { writer in
      writer.member("type", "object")
      writer.member("required", ["id", "type", "layout", "itemKind", "items"])
      writer.object("properties") { writer in
        for name in ["id", "fallback", "name", "layout", "link"] {
          writer.object(name) { $0.member("type", "string") }
        }
        writer.object("type") { writer in
          writer.member("type", "string")
          if !isOpen { writer.member("enum", types.map(\.name)) }
        }
        writer.object("selection") { $0.member("enum", Selection.allCases.map(\.rawValue)) }
        writer.object("itemKind") {
          $0.member("enum", contentModel.itemKinds.map(\.name) + [ItemKind.rankedPosterName])
        }
        writer.object("numbered") { $0.member("type", "boolean") }
        writer.object("items") { $0.member("type", "array") }
      }
      writer.array("allOf") { writer in
        for type in types { writer.condition(on: type, contentModel) }
        for kind in contentModel.itemKinds {
          writer.condition(on: "itemKind", is: kind.name) { $0.items(of: kind) }
        }
        contentModel.itemKind(named: ItemKind.rankedPosterName).map { kind in
          writer.condition(on: "itemKind", is: ItemKind.rankedPosterName) { $0.items(of: kind) }
        }
      }
      writer.member("unevaluatedProperties", false)
    }
  }

  /// Writes what a section's type requires: its items, its required fields, and its own fields.
  private mutating func condition(on type: SectionType, _ contentModel: ContentModel) {
    let isMain = type == .main
    let required =
      (type.showsName ? ["name"] : []) + (type.fallback == nil ? [] : ["fallback"])
      + (isMain ? ["selection"] : []) + type.ownFields.filter(\.isFilledIn).map(\.key)
    condition(on: "type", is: type.name) { writer in
      if !required.isEmpty { writer.member("required", required) }
      writer.object("properties") { writer in
        writer.member("fallback", onlyAs: type.fallback)
        if !isMain { writer.member("selection", false) }
        if !type.ownFields.isEmpty { writer.keys(of: type.ownFields, listedAs: "fields") }
        for field in type.ownFields { writer.property(field) }
        writer.object("itemKind") { writer in
          let kinds = contentModel.itemKinds.filter {
            !contentModel.lineage(of: $0, in: type).isEmpty
          }
          let names = kinds.map { type.holding($0).nameOfKindInJSON }
          guard names.count > 1 else { return writer.member("const", type.nameOfKindInJSON) }
          writer.member("enum", names)
        }
        if type.isNumbered == type.lookType.isNumbered {
          writer.member("numbered", false)
        } else {
          writer.object("numbered") { $0.member("const", type.isNumbered) }
        }
        writer.object("items") { writer in
          writer.member("minItems", type.itemCount.minimum)
          writer.member("maxItems", type.itemCount.maximum)
        }
      }
    }
  }

  /// Writes a property with a single value, or none if the value is `nil`.
  private mutating func member(_ name: String, onlyAs value: String?) {
    guard let value else { return member(name, false) }
    object(name) { $0.member("const", value) }
  }

  fileprivate mutating func keys(of fields: [Field], listedAs name: String) {
    object(name) { writer in
      writer.member("type", "array")
      writer.object("items") { $0.member("enum", fields.map(\.key)) }
      writer.member("uniqueItems", true)
    }
  }

  /// Writes a schema that applies if a property has a value.
  private mutating func condition(
    on name: String, is value: String, _ consequence: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.object("if") { writer in
        writer.member("required", [name])
        writer.object("properties") { writer in
          writer.object(name) { $0.member("const", value) }
        }
      }
      writer.object("then") { consequence(&$0) }
    }
  }

  private mutating func items(of kind: ItemKind) {
    object("properties") { writer in
      writer.arraySchema("items") { $0.reference(kind.definitionName) }
    }
  }

  fileprivate mutating func itemDefinition(_ kind: ItemKind) {
    let fields = kind.fields + kind.derivedFields
    // Identifiers are always filled in.
    let required = fields.filter { $0.isFilledIn || $0 == .id }
    object(kind.definitionName) { writer in
      writer.closedObject(required: required.map(\.key)) { writer in
        for field in fields { writer.property(field) }
      }
      writer.conditions(of: fields)
    }
  }

  fileprivate mutating func authoredKinds(_ kinds: [ItemKind]) {
    for kind in kinds where kind.isAuthored {
      object(kind.name) { writer in
        writer.key("const")
        writer.itemKind(kind)
      }
    }
  }

  /// Writes the conditions under which fields are required.
  mutating func conditions(of fields: [Field]) {
    let conditional = fields.filter(\.isConditional)
    guard !conditional.isEmpty else { return }
    objects("allOf", of: conditional) { writer, field in
      switch field.presence {
      case .requiredUnless(let other):
        writer.objects("anyOf", of: [field.key, other]) { $0.member("required", [$1]) }
      case .requiredWhen(let other, let values):
        writer.object("if") { writer in
          writer.member("required", [other])
          writer.object("properties") { writer in
            writer.object(other) { writer in
              writer.array("enum", of: values) { $0.value($1, of: .anything) }
            }
          }
        }
        writer.object("then") { $0.member("required", [field.key]) }
      case .onlyWith(let others):
        writer.object("if") { $0.member("required", [field.key]) }
        writer.object("then") { writer in
          writer.objects("anyOf", of: others) { $0.member("required", [$1]) }
        }
      case .required, .optional: break
      }
    }
  }

  fileprivate mutating func itemKindDefinition() {
    object("itemKind") { writer in
      writer.closedObject(required: ["fields"]) { writer in
        writer.object("extends") { $0.member("enum", ItemKind.builtIn.map(\.name)) }
        writer.object("fields") { $0.value(of: .texts) }
        writer.object("show") { writer in
          writer.closedObject(required: []) { writer in
            for part in ShownPart.allCases {
              writer.object(part.rawValue) { $0.member("type", "string") }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func layoutDefinition(_ table: FieldTable) {
    object(table.definitionName) { writer in
      let required = table.fields.filter { $0.presence == .required }.map(\.key)
      writer.closedObject(required: required) { writer in
        for field in table.fields { writer.property(field) }
      }
      if table.hasExactlyOneField {
        writer.objects("oneOf", of: table.fields.choices) { $0.member("required", [$1.key]) }
        writer.conditions(of: table.fields)
      }
    }
  }
}

extension ItemKind {
  fileprivate var definitionName: String {
    ItemKind.named(name) == nil ? "kind:\(name)" : "\(name)Item"
  }
}

extension Field {
  /// Whether it depends on another field if the field is required or allowed.
  fileprivate var isConditional: Bool {
    switch presence {
    case .requiredWhen, .requiredUnless, .onlyWith: true
    case .required, .optional: false
    }
  }
}
