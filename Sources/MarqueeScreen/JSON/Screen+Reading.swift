import MarqueeCatalog
import MarqueeLayout

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Screen {
  /// Reads a screen from the JSON that ``json(style:)`` has written.
  ///
  /// Keys that are not known are passed over, so that an app reads the screens of a newer writer of
  /// the same format version.
  ///
  /// - Throws: `DecodingError`, for the first thing that is not as it should be.
  /// - Complexity: O(*n*) in the bytes of the data.
  public init(json data: Data) throws {
    let screen = try JSONDecoder().decode(ScreenJSON.self, from: data)
    self.init(
      formatVersion: screen.formatVersion, sections: screen.sections.map(\.section),
      layouts: screen.layouts)
  }
}

/// The form of a screen's JSON.
private struct ScreenJSON: Decodable {
  let formatVersion: Int
  let sections: [SectionJSON]
  let layouts: [String: LayoutSection]

  enum CodingKeys: String, CodingKey {
    case formatVersion, sections, layouts
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    formatVersion = try container.decode(Int.self, forKey: .formatVersion)
    guard formatVersion <= Catalog.newestFormatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .formatVersion, in: container,
        debugDescription: "Format version \(formatVersion) is newer than this library.")
    }
    sections = try container.decode([SectionJSON].self, forKey: .sections)
    layouts = try container.decode([String: LayoutSection].self, forKey: .layouts)
  }
}

/// The form of a section's JSON; its type, or `itemKind`, says what its items are.
private struct SectionJSON: Decodable {
  let section: ScreenSection

  enum CodingKeys: String, CodingKey {
    case id, type, name, layout, selection, itemKind, items
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let typeName = try container.decode(String.self, forKey: .type)
    let kindName = try container.decodeIfPresent(String.self, forKey: .itemKind)
    let layout = try container.decode(String.self, forKey: .layout)
    let types = SectionTypes()
    let kind = kindName.flatMap(ItemKind.named)
    guard
      let type = types[typeName]
        ?? kind.map({
          SectionType(authored: typeName, itemKind: $0, layout: types[layout] ?? .basic)
        })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription:
          "The section type '\(typeName)' is not known, and no item kind is given.")
    }
    var items = try container.nestedUnkeyedContainer(forKey: .items)
    section = ScreenSection(
      id: try container.decode(String.self, forKey: .id), type: type,
      name: try container.decodeIfPresent(String.self, forKey: .name), layout: layout,
      selection: try container.decodeIfPresent(Selection.self, forKey: .selection),
      items: try (kind ?? type.itemKind).items(in: &items).map { item in
        guard let id = item.id else {
          throw DecodingError.dataCorruptedError(
            forKey: .items, in: container, debugDescription: "An item has no identifier.")
        }
        return ScreenItem(id: id, item: item)
      })
  }
}
