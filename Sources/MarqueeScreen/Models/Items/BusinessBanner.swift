/// A banner that leads to an offer for companies.
public struct BusinessBanner: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
  /// Where the banner leads.
  public var link: String
  /// The banner's text.
  public var title: String?

  /// Makes a business banner.
  public init(id: String? = nil, link: String, title: String? = nil) {
    self.id = id
    self.link = link
    self.title = title
  }
}

extension BusinessBanner: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    link = try fields.decode(String.self, forKey: "link")
    title = try fields.decodeIfPresent(String.self, forKey: "title")
  }
}

extension ItemKind {
  /// A banner that leads to an offer for companies.
  public static let businessBanner = ItemKind("businessBanner", BusinessBanner.self)
}

extension CatalogItem {
  /// Makes an item from a business banner.
  public static func businessBanner(_ banner: BusinessBanner) -> CatalogItem { CatalogItem(banner) }
}

extension BusinessBanner: ItemModel {
  package static let fields: [ModelField<BusinessBanner>] = [
    ModelField("link", .link, .required, "Where the banner leads.", text: { $0.link }),
    ModelField(
      "title", .text, .optional, "The banner's text.", shownAs: .title, text: { $0.title }),
  ]

  package var kind: ItemKind { .businessBanner }
  package var shownLink: String? { link }
  package var identifyingText: String { title ?? "" }
  package var distinguishingTexts: [String?] { [link, title] }
  package var spokenText: String { title ?? link }
}
