/// A section of a property list whose items are of a plain type of the app's own.
///
/// Use it in an app that has property lists of one kind of items and no settings:
///
/// ```
/// struct Film: Decodable { var title: String; var imageName: String }
/// let sections = try PropertyListDecoder().decode([TypedSection<Film>].self, from: data)
/// ```
///
/// Content is taken as written: identifiers and ranks are not derived, default values of
/// `Marquee.plist` are not filled in, and section types need not be known. A ``Catalog`` has
/// sections with items of different kinds, and a screen's JSON has everything filled in.
public struct TypedSection<Item: Decodable>: Decodable {
  /// The identifier that the section's author wrote.
  public var id: String?
  /// The name of the section's type, such as `rank`.
  public var type: String
  /// The header's text.
  public var name: String?
  /// The name of the layout that replaces the type's own.
  public var layout: String?
  /// Where a tap on the header leads.
  public var link: String?
  /// The items, in order.
  public var items: [Item]

  enum CodingKeys: String, CodingKey {
    case id, layout, link
    case type = "sectionType"
    case name = "sectionName"
    case contentItem, contentItems
  }

  /// Makes a section.
  public init(
    id: String? = nil, type: String, name: String? = nil, layout: String? = nil,
    link: String? = nil, items: [Item]
  ) {
    self.id = id
    self.type = type
    self.name = name
    self.layout = layout
    self.link = link
    self.items = items
  }

  /// Decodes a section; its items are under `contentItem` or `contentItems`.
  ///
  /// Other keys are ignored.
  ///
  /// - Throws: `DecodingError`, including for a section without a type or items.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let itemsKey: CodingKeys = container.contains(.contentItem) ? .contentItem : .contentItems
    self.init(
      id: try container.decodeIfPresent(String.self, forKey: .id),
      type: try container.decode(String.self, forKey: .type),
      name: try container.decodeIfPresent(String.self, forKey: .name),
      layout: try container.decodeIfPresent(String.self, forKey: .layout),
      link: try container.decodeIfPresent(String.self, forKey: .link),
      items: try container.decode([Item].self, forKey: itemsKey))
  }
}

extension TypedSection: Equatable where Item: Equatable {}
extension TypedSection: Hashable where Item: Hashable {}
extension TypedSection: Sendable where Item: Sendable {}
