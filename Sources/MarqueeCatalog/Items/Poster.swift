/// A picture with a description.
public struct Poster: Hashable, Sendable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// What the picture shows.
  public var description: String
  /// The picture's name, without scale and extension.
  public var imageName: String

  /// Makes a poster.
  public init(id: String? = nil, description: String, imageName: String) {
    self.id = id
    self.description = description
    self.imageName = imageName
  }
}

extension Poster: ContainedModel {
  enum CodingKeys: String, CodingKey {
    case id, description, imageName
  }

  init(in container: KeyedDecodingContainer<CodingKeys>) throws {
    id = container.contains(.id) ? try container.decodeIfPresent(String.self, forKey: .id) : nil
    description = try container.decode(String.self, forKey: .description)
    imageName = try container.decode(String.self, forKey: .imageName)
  }
}

extension Poster {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("description", .text, .required, "What the picture shows."),
    Field("imageName", .imageName, .required, "The picture's name, without scale and extension."),
  ]
}
