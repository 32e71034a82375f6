extension ScreenReader {
  /// Decodes a section; its type, `itemKind` or `fallback` determines the kind of its items.
  mutating func section(from decoder: any Decoder) throws -> ScreenSection {
    let container = try decoder.container(keyedBy: Key.self)
    let id = try container.decode(String.self, forKey: .id)
    let look = try look(in: container)
    // In a lenient reading nothing after this throws, so a lost section does not use up an
    // identifier.
    guard sectionIdentifiers.insert(id).inserted else {
      throw ReadingFault.error(.duplicateIdentifier(id), at: container.codingPath + [Key.id])
    }
    let fields = try ownFields(.fields, in: container)
    return ScreenSection(
      id: id, type: look.type, name: try optionalValue(String.self, .name, in: container),
      layout: look.layout,
      selection: try selection(ofType: look.type, in: container),
      link: try optionalValue(String.self, .link, in: container),
      ownValues: try ownValues(of: fields, from: decoder), ownFields: fields,
      items: try elements(.item, .items, in: container) { reader, decoder in
        try reader.item(of: look.itemKind, from: decoder)
      })
  }

  private struct Look {
    let type: SectionType
    let layout: String
    let itemKind: ItemKind
  }

  private mutating func look(in container: KeyedDecodingContainer<Key>) throws -> Look {
    let typeName = try container.decode(String.self, forKey: .type)
    let kindName = try optionalValue(String.self, .itemKind, in: container)
    let kind = kindName.flatMap(itemKind)
    let fallback = try optionalValue(String.self, .fallback, in: container)
    let fallbackType = fallback.flatMap { types[$0] }
    // If the items are of a different kind than the type's, that extends it, or the type is one
    // that this app does not know.
    if let type = types[typeName], kind == nil || kind?.name == type.itemKind.name {
      let layout = try layoutName(in: container)
      return Look(
        type: type, layout: layout ?? type.builtInLayoutName, itemKind: kind ?? type.itemKind)
    }
    if let kind {
      let layout = try layoutName(in: container)
      let type = SectionType(
        authored: typeName, itemKind: kind,
        layout: types[typeName]
          ?? layout.flatMap { types[$0] ?? HouseLayout.ofScreen($0).map(SectionType.init) }
          ?? fallbackType ?? .basic,
        fields: [],
        isNumbered: try optionalValue(Bool.self, .numbered, in: container), fallback: fallback)
      return Look(type: type, layout: layout ?? type.builtInLayoutName, itemKind: kind)
    }
    guard let fallbackType else {
      // An authored type is readable if the kind of its items is.
      let key: Key = kindName == nil ? .type : .itemKind
      throw ReadingFault.error(.unknownName(kindName ?? typeName), at: container.codingPath + [key])
    }
    // The section's own layout is designed for cells that this app does not have.
    return Look(
      type: fallbackType, layout: fallbackType.builtInLayoutName, itemKind: fallbackType.itemKind)
  }

  /// Decodes the name of the section's layout; `nil` for the layout of its type.
  private mutating func layoutName(
    in container: KeyedDecodingContainer<Key>
  ) throws -> String? {
    try attempt(.value, at: container.codingPath + [Key.layout]) { reader in
      let name = try container.decode(String.self, forKey: .layout)
      if reader.layouts[name] != nil || reader.types[name] != nil { return name }
      // A lost layout has been reported already.
      if reader.lostLayouts?.contains(name) ?? true { return nil }
      throw ReadingFault.error(.unknownName(name), at: container.codingPath + [Key.layout])
    } ?? nil
  }

  private mutating func selection(
    ofType type: SectionType, in container: KeyedDecodingContainer<Key>
  ) throws -> Selection? {
    guard try container.hasValue(forKey: .selection) else { return nil }
    let selection = try word(
      Selection.self, from: try container.superDecoder(forKey: .selection))
    // A main section has space for one item only, whatever the unknown word means.
    return selection ?? (type.lookType == .main ? .random : nil)
  }

  private mutating func item(
    of kind: ItemKind, from decoder: any Decoder
  ) throws -> ScreenItem {
    let item = try kind.item(fields: decoder.container(keyedBy: FieldKey.self))
    guard let id = item.id else {
      throw DecodingError.keyNotFound(
        Key.id,
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "An item has no identifier."))
    }
    guard itemIdentifiers.insert(id).inserted else {
      throw ReadingFault.error(.duplicateIdentifier(id), at: decoder.codingPath + [Key.id])
    }
    return ScreenItem(id: id, item)
  }
}
