/// A line of a list.
public struct Row: Hashable, Sendable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// The line's text.
  public var text: String
  /// A smaller text below it.
  public var secondaryText: String?
  /// The image's name, without scale and extension.
  public var imageName: String?

  /// Makes a row.
  public init(
    id: String? = nil, text: String, secondaryText: String? = nil, imageName: String? = nil
  ) {
    self.id = id
    self.text = text
    self.secondaryText = secondaryText
    self.imageName = imageName
  }
}

extension Row: FieldModel {
  enum CodingKeys: String, CodingKey {
    case id, text, secondaryText, imageName
  }

  init(in fields: inout some FieldReader<CodingKeys>) throws {
    id = try fields.textIfPresent(.id)
    text = try fields.text(.text)
    secondaryText = try fields.textIfPresent(.secondaryText)
    imageName = try fields.textIfPresent(.imageName)
  }
}

extension Row {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("text", .text, .required, "The line's text."),
    Field("secondaryText", .text, "A smaller text below it."),
    Field("imageName", .imageName, "The image's name, without scale and extension."),
  ]
}
