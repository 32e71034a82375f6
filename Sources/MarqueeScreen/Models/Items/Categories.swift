/// Category titles, shown as chips.
public struct Categories: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
  /// The titles as authored, such as `officeProductivity`; see ``displayTitles``.
  public var titles: [String]

  /// Makes a list of categories.
  public init(id: String? = nil, titles: [String]) {
    self.id = id
    self.titles = titles
  }
}

extension Categories: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    titles = try fields.decode([String].self, forKey: "titles")
  }
}

extension ItemKind {
  /// Category titles, shown as chips.
  public static let categories = ItemKind("categories", Categories.self)
}

extension CatalogItem {
  /// Makes an item from a list of categories.
  public static func categories(_ categories: Categories) -> CatalogItem { CatalogItem(categories) }
}

extension Categories: ItemModel {
  private static let help = "The categories, such as 'officeProductivity'."
  package static let fields: [ModelField<Categories>] = [
    ModelField("titles", .texts, .required, help) { .list($0.titles.map(FieldValue.text)) }
  ]
  package static let derivedFields: [ModelField<Categories>] = [
    ModelField("displayTitles", .texts, .required, help) {
      .list($0.displayTitles.map(FieldValue.text))
    }
  ]

  package var kind: ItemKind { .categories }
  package var identifyingText: String { "" }
  package var distinguishingTexts: [String?] { titles }
  package var spokenText: String { displayTitles.joined(separator: ", ") }
}

extension Categories {
  /// The titles as people read them.
  ///
  /// `officeProductivity` becomes `Office Productivity`, and `healthAndFitness` becomes
  /// `Health & Fitness`. A title with white space is kept as is.
  public var displayTitles: [String] { titles.map(CategoryTitle.displayText) }

  /// The titles as people read them, in the two rows of chips that `marquee preview` shows.
  ///
  /// There are always two rows. Each has half of the titles, in their order; if the number of
  /// titles is odd, the second row has one more.
  public var displayRows: [[String]] {
    let titles = displayTitles
    let half = titles.count / 2
    return [Array(titles[..<half]), Array(titles[half...])]
  }
}
