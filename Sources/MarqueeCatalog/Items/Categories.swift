package import MarqueeSupport

/// Category titles, shown as chips.
public struct Categories: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique among the items of the screen.
  public var id: String?
  /// The titles as authored, such as `officeProductivity`; see ``CategoryTitle``.
  public var titles: [String]

  /// Makes a list of categories.
  public init(id: String? = nil, titles: [String]) {
    self.id = id
    self.titles = titles
  }
}

extension ItemKind {
  /// Category titles, shown as chips.
  public static let categories = ItemKind(
    "categories", Categories.self,
    fields: [
      .id,
      Field("titles", .texts, .required, "The categories, such as 'officeProductivity'."),
    ],
    derivedFields: [
      Field("displayTitles", .texts, .required, "The categories, such as 'officeProductivity'.")
    ])
}

extension CatalogItem {
  /// An item that is a list of categories.
  public static func categories(_ categories: Categories) -> CatalogItem { CatalogItem(categories) }
}

extension Categories: ItemModel {
  package var kind: ItemKind { .categories }
  package var identifyingText: String { "" }
  package var distinguishingTexts: [String?] { titles }
  package var spokenText: String { displayTitles.joined(separator: ", ") }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("titles", titles)
    writer.member("displayTitles", displayTitles)
  }
}

extension Categories {
  /// The titles as people read them.
  public var displayTitles: [String] { titles.map(CategoryTitle.displayText) }
}
