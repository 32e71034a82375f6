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
  /// The place in a numbered section, from 1; if no item of the section has one, it is the
  /// position.
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
    "poster", Poster.self, imageFit: .cell, imageDescription: "description")
}

extension CatalogItem {
  /// Makes an item from a poster.
  public static func poster(_ poster: Poster) -> CatalogItem { CatalogItem(poster) }
}

extension Poster: ItemModel {
  package static let fields: [ModelField<Poster>] = [
    ModelField(
      "description", .text, .required, "What the image shows.", shownAs: .title,
      text: { $0.description }),
    .imageLink { $0.imageLink },
    .imageName { $0.imageName },
  ]

  package var kind: ItemKind { .poster }
  package var shownImageName: String? { imageName }
  package var shownImageLink: String? { imageLink }
  package var identifyingText: String { description }
  package var distinguishingTexts: [String?] { [description] + (imageLink.map { [$0] } ?? []) }
  package var spokenText: String { description }
}
