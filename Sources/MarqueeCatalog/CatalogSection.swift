/// A section of a catalog, as its author wrote it.
public struct CatalogSection: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the sections of the screen.
  public var id: String?
  /// The type of the section: its look and the kind of its items.
  public var type: SectionType
  /// The header's text; `nil` if the author wrote none.
  public var name: String?
  /// The name of the authored layout, in the catalog's layouts, that replaces the type's own.
  public var layout: String?
  /// Which item a main section shows; `nil` means `Selection.random`, and other sections ignore it.
  public var selection: Selection?
  /// Where a tap on the header leads, as in "see all"; `nil` if its author wrote none.
  public var link: String?
  /// The values of the type's authored fields, by key.
  public package(set) var ownValues: [String: FieldValue] = [:]
  /// The items, all of the type's kind.
  public var items: [CatalogItem]

  /// Makes a section.
  public init(
    id: String? = nil, type: SectionType, name: String? = nil, layout: String? = nil,
    selection: Selection? = nil, link: String? = nil, items: [CatalogItem]
  ) {
    self.id = id
    self.type = type
    self.name = name
    self.layout = layout
    self.selection = selection
    self.link = link
    self.items = items
  }
}

extension CatalogSection: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, sectionType, sectionName, contentItem, contentItems, layout, selection, link
  }

  /// Decodes a section; its type determines the kind of its items.
  ///
  /// The available types come from the decoder's ``ContentModel/key``; without it, only the
  /// built-in types are available.
  ///
  /// - Throws: `DecodingError`, including for an unknown type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let typeName = try container.decode(String.self, forKey: .sectionType)
    guard let type = ContentModel.of(decoder).sectionTypes[typeName] else {
      throw DecodingError.dataCorruptedError(
        forKey: .sectionType, in: container,
        debugDescription: "Unknown section type '\(typeName)'.")
    }
    self.type = type
    name =
      type.showsName
      ? try container.decode(String.self, forKey: .sectionName)
      : try container.decodeIfPresent(String.self, forKey: .sectionName)
    if !type.ownFields.isEmpty {
      let own = try decoder.container(keyedBy: FieldKey.self)
      for field in type.ownFields { ownValues[field.key] = try field.value(in: own) }
    }
    let itemsKey: CodingKeys = container.contains(.contentItem) ? .contentItem : .contentItems
    var items = try container.nestedUnkeyedContainer(forKey: itemsKey)
    self.items = try type.itemKind.items(in: &items)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    layout = try container.decodeIfPresent(String.self, forKey: .layout)
    selection = try container.decodeIfPresent(Selection.self, forKey: .selection)
    link = try container.decodeIfPresent(String.self, forKey: .link)
  }
}

extension CatalogSection {
  package static let itemsKey = SectionType.itemsKey
  package static let itemsKeyAlias = "contentItems"

  /// The keys that a section has in a screen's JSON in addition to those that authors write.
  package static let keysOfJSON = [
    itemsKeyAlias, "fields", "type", "fallback", "name", "selection", "itemKind", "items",
    "numbered",
  ]

  static let commonFields = SectionType.fields(name: false, items: nil, own: [])
}
