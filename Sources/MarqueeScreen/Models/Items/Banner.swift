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
  /// Decodes the item as an author wrote it, or as a screen's JSON has it.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
  public init(from decoder: any Decoder) throws {
    try self.init(fields: decoder.container(keyedBy: FieldKey.self))
  }

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
  public static let banner = ItemKind(
    "banner", Banner.self,
    fields: [
      .id,
      Field(
        "imageLink", .link, .requiredUnless("imageName"), "A link to the image."),
      Field(
        "imageName", .imageName, .requiredUnless("imageLink"),
        "The image's name, without scale; only a loose file that is not PNG has its extension."),
      Field("title", .text, .required, "The large text."),
      Field("caption", .text, .required, "The smaller text below it."),
    ], imageFit: .cell,
    show: [
      .title: "title", .caption: "caption", .image: "imageName",
    ])
}

extension CatalogItem {
  /// Makes an item from a banner.
  public static func banner(_ banner: Banner) -> CatalogItem { CatalogItem(banner) }
}

extension Banner: ItemModel {
  package var kind: ItemKind { .banner }
  package var shownImageName: String? { imageName }
  package var shownImageLink: String? { imageLink }
  package var identifyingText: String { title }
  package var distinguishingTexts: [String?] { [imageLink, title, caption] }
  package var spokenText: String { "\(title), \(caption)" }

  package func shownText(_ part: ShownPart) -> String? {
    switch part {
    case .title: title
    case .caption: caption
    case .image: imageName
    case .subtitle, .badge, .price, .rating, .progress: nil
    }
  }

  package func value(ofField key: String) -> FieldValue? {
    switch key {
    case "imageLink": imageLink.map(FieldValue.text)
    case "imageName": imageName.map(FieldValue.text)
    case "title": .text(title)
    case "caption": .text(caption)
    default: nil
    }
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("imageLink", imageLink)
    writer.member("imageName", imageName)
    writer.member("title", title)
    writer.member("caption", caption)
  }
}
