/// A wide image with a title and a caption.
public struct Banner: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
  /// A link to the image; present if `imageName` is absent.
  public var imageLink: String?
  /// The image's name, without scale; a loose file has its extension, unless it is a PNG.
  public var imageName: String?
  /// The large text.
  public var title: String
  /// The smaller text below it.
  public var caption: String

  /// Makes a banner.
  public init(
    id: String? = nil, imageLink: String? = nil, imageName: String? = nil, title: String,
    caption: String
  ) {
    self.id = id
    self.imageLink = imageLink
    self.imageName = imageName
    self.title = title
    self.caption = caption
  }
}

extension Banner: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    imageLink = try fields.decodeIfPresent(String.self, forKey: "imageLink")
    imageName = try fields.decodeIfPresent(String.self, forKey: "imageName")
    title = try fields.decode(String.self, forKey: "title")
    caption = try fields.decode(String.self, forKey: "caption")
  }
}

extension ItemKind {
  /// A wide image with a title and a caption.
  public static let banner = ItemKind("banner", Banner.self, imageFit: .cell)
}

extension CatalogItem {
  /// Makes an item from a banner.
  public static func banner(_ banner: Banner) -> CatalogItem { CatalogItem(banner) }
}

extension Banner: ItemModel {
  package static let fields: [ModelField<Banner>] = [
    .imageLink { $0.imageLink },
    .imageName { $0.imageName },
    ModelField("title", .text, .required, "The large text.", shownAs: .title, text: { $0.title }),
    ModelField(
      "caption", .text, .required, "The smaller text below it.", shownAs: .caption,
      text: { $0.caption }),
  ]

  package var kind: ItemKind { .banner }
  package var shownImageName: String? { imageName }
  package var shownImageLink: String? { imageLink }
  package var identifyingText: String { title }
  package var distinguishingTexts: [String?] { [imageLink, title, caption] }
  package var spokenText: String { "\(title), \(caption)" }
}
