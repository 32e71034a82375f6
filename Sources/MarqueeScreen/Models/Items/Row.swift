/// A line of a list.
public struct Row: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
  /// The line's text.
  public var text: String
  /// A smaller text below it.
  public var secondaryText: String?
  /// A link to the image, if it is not in the content folder.
  public var imageLink: String?
  /// The image's name, without scale; a loose file has its extension, unless it is a PNG.
  public var imageName: String?

  /// Makes a row.
  public init(
    id: String? = nil, text: String, secondaryText: String? = nil, imageLink: String? = nil,
    imageName: String? = nil
  ) {
    self.id = id
    self.text = text
    self.secondaryText = secondaryText
    self.imageLink = imageLink
    self.imageName = imageName
  }
}

extension Row: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    text = try fields.decode(String.self, forKey: "text")
    secondaryText = try fields.decodeIfPresent(String.self, forKey: "secondaryText")
    imageLink = try fields.decodeIfPresent(String.self, forKey: "imageLink")
    imageName = try fields.decodeIfPresent(String.self, forKey: "imageName")
  }
}

extension ItemKind {
  /// A line of a list.
  public static let row = ItemKind("row", Row.self, imageFit: .ownSize)
}

extension CatalogItem {
  /// Makes an item from a row.
  public static func row(_ row: Row) -> CatalogItem { CatalogItem(row) }
}

extension Row: ItemModel {
  package static let fields: [ModelField<Row>] = [
    ModelField("text", .text, .required, "The line's text.", shownAs: .title, text: { $0.text }),
    ModelField(
      "secondaryText", .text, .optional, "A smaller text below it.", shownAs: .subtitle,
      text: { $0.secondaryText }),
    ModelField(
      "imageLink", .link, .optional, "A link to the image, in place of 'imageName'.",
      text: { $0.imageLink }),
    .imageName(.optional) { $0.imageName },
  ]

  package var kind: ItemKind { .row }
  package var shownImageName: String? { imageName }
  package var shownImageLink: String? { imageLink }
  package var identifyingText: String { text }
  package var distinguishingTexts: [String?] {
    [text, secondaryText] + (imageLink.map { [$0] } ?? [])
  }
  package var spokenText: String {
    [text, secondaryText].compactMap(\.self).joined(separator: ", ")
  }
  package var measuredContent: MeasuredContent? {
    MeasuredContent(
      text: text, secondaryText: secondaryText, hasImage: imageName != nil || imageLink != nil)
  }
}
