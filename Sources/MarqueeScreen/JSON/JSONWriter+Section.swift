extension JSONWriter {
  package mutating func section(_ section: ScreenSection) {
    let items = section.items
    object { writer in
      writer.member("id", section.id)
      writer.member("type", section.type.name)
      writer.member("fallback", section.type.fallback)
      writer.member("name", section.name)
      writer.member("layout", section.layout)
      writer.member("selection", section.selection?.rawValue)
      writer.member("link", section.link)
      writer.ownMembers(section.ownValues, in: section.ownFields, listedAs: "fields")
      // A reader of the JSON may not know the type.
      writer.member("itemKind", section.type.nameOfKindInJSON)
      if section.type.isNumbered != section.type.lookType.isNumbered {
        writer.member("numbered", section.type.isNumbered)
      }
      writer.array("items") { writer in
        // Index the items: a loop over the elements would copy each.
        for position in items.indices { writer.item(items[position]) }
      }
    }
  }

  mutating func item(_ item: ScreenItem) {
    object { writer in
      writer.member(.id, item.id)
      item.item.model.writeMembers(to: &writer)
      let values = item.item.ownValues
      guard !values.isEmpty else { return }
      let fields = item.kind.ownFields
      for position in values.indices {
        guard let value = values[position] else { continue }
        writer.key(fields[position].key)
        writer.value(value, of: fields[position].kind)
      }
    }
  }

  /// Writes the values of authored fields after a list of their keys, so that a reader does not
  /// mistake any other key for one of theirs.
  package mutating func ownMembers(
    _ values: [String: FieldValue], in fields: [Field], listedAs list: String
  ) {
    let written = fields.filter { values[$0.key] != nil }
    guard !written.isEmpty else { return }
    member(list, written.map(\.key))
    members(values, in: written)
  }

  /// Writes values in the order of their table, followed by those that it does not contain.
  private mutating func members(_ values: [String: FieldValue], in fields: [Field]) {
    for field in fields {
      guard let value = values[field.key] else { continue }
      key(field.key)
      self.value(value, of: field.kind)
    }
    let known = Set(fields.map(\.key))
    // Sort by bytes, so that the order is the same on every machine.
    for (key, value) in values.sortedByBytes(of: { $0.key })
    where !known.contains(key) {
      self.key(key)
      self.value(value, of: .anything)
    }
  }

  package mutating func value(_ value: FieldValue, of kind: FieldKind) {
    switch value {
    case .text(let text): string(text)
    case .number(let decimal): number(decimal.text)
    case .boolean(let boolean): bool(boolean)
    case .list(let values):
      let element = kind.parts.first?.kind ?? .anything
      array(of: values) { $0.value($1, of: element) }
    case .group(let values):
      object { $0.members(values, in: kind.parts) }
    }
  }

  /// Writes what a reader must know about an authored kind of items.
  package mutating func itemKind(_ kind: ItemKind) {
    object { writer in
      writer.member("extends", kind.builtIn?.name)
      // A reader adds the rank by itself, and takes one that is listed for the author's own field.
      writer.member("fields", kind.ownFields.filter { $0 != .rank }.map(\.key))
      guard kind.hasOwnCell, !kind.show.isEmpty else { return }
      writer.object("show") { writer in
        for part in ShownPart.allCases { writer.member(part.rawValue, kind.show[part]) }
      }
    }
  }
}
