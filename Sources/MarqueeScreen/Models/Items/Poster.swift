/// An image with a description.
public struct Poster: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
  /// What the image shows.
  public var description: String
  /// A link to the image; present if `imageName` is absent.
  public var imageLink: String?
  /// The image's name, without scale; a loose file has its extension, unless it is a PNG.
  public var imageName: String?
  /// The place in a numbered section, from 1; if no item of the section has one, it is the position.
  public var rank: Int?

  /// Makes a poster.
  public init(
    id: String? = nil, description: String, imageLink: String? = nil,
    imageName: String? = nil, rank: Int? = nil
  ) {
    self.id = id
    self.description = description
    self.imageLink = imageLink
    self.imageName = imageName
    self.rank = rank
  }
}

extension Poster: Decodable {
  /// Decodes the item as an author wrote it, or as a screen's JSON has it.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldKey.self)
    try self.init(fields: fields)
    rank = try fields.decodeIfPresent(Int.self, forKey: FieldKey(stringValue: Field.rank.key))
  }

  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    description = try fields.decode(String.self, forKey: "description")
    imageLink = try fields.decodeIfPresent(String.self, forKey: "imageLink")
    imageName = try fields.decodeIfPresent(String.self, forKey: "imageName")
  }
}

extension ItemKind {
  /// An image with a description.
  public static let poster = ItemKind(
    "poster", Poster.self,
    fields: [
      .id,
      Field("description", .text, .required, "What the image shows."),
      Field("imageLink", .link, .requiredUnless("imageName"), "A link to the image."),
      Field(
        "imageName", .imageName, .requiredUnless("imageLink"),
        "The image's name, without scale; only a loose file that is not PNG has its extension."),
    ], imageFit: .cell, imageDescription: "description",
    show: [
      .title: "description", .image: "imageName",
    ])
}

extension CatalogItem {
  /// Makes an item from a poster.
  public static func poster(_ poster: Poster) -> CatalogItem { CatalogItem(poster) }
}

extension Poster: ItemModel {
  package var kind: ItemKind { .poster }
  package var shownImageName: String? { imageName }
  package var shownImageLink: String? { imageLink }
  package var identifyingText: String { description }
  package var distinguishingTexts: [String?] { [description] + (imageLink.map { [$0] } ?? []) }
  package var spokenText: String { description }

  package func shownText(_ part: ShownPart) -> String? {
    switch part {
    case .title: description
    case .image: imageName
    case .subtitle, .caption, .badge, .price, .rating, .progress: nil
    }
  }

  package func value(ofField key: String) -> FieldValue? {
    switch key {
    case "description": .text(description)
    case "imageLink": imageLink.map(FieldValue.text)
    case "imageName": imageName.map(FieldValue.text)
    default: nil
    }
  }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member(.description, description)
    writer.member("imageLink", imageLink)
    writer.member(.imageName, imageName)
  }
}
