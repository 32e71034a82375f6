/// An image with a description.
public struct Poster: Hashable, Sendable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// What the image shows.
  public var description: String
  /// The image's name, without scale and extension.
  public var imageName: String

  /// Makes a poster.
  public init(id: String? = nil, description: String, imageName: String) {
    self.id = id
    self.description = description
    self.imageName = imageName
  }
}

extension Poster: FieldModel {
  enum CodingKeys: String, CodingKey {
    case id, description, imageName
  }

  init(in fields: inout some FieldReader<CodingKeys>) throws {
    id = try fields.textIfPresent(.id)
    description = try fields.text(.description)
    imageName = try fields.text(.imageName)
  }
}

extension Poster {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("description", .text, .required, "What the image shows."),
    Field("imageName", .imageName, .required, "The image's name, without scale and extension."),
  ]
}
