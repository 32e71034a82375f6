/// A poster in a ranking.
public struct RankedPoster: Hashable, Sendable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// What the picture shows.
  public var description: String
  /// The picture's name, without scale and extension.
  public var imageName: String
  /// The place in the ranking, from 1; where no item of the section has one, the position counts.
  public var rank: Int?

  /// Makes a ranked poster.
  public init(id: String? = nil, description: String, imageName: String, rank: Int? = nil) {
    self.id = id
    self.description = description
    self.imageName = imageName
    self.rank = rank
  }
}

extension RankedPoster: ContainedModel {
  enum CodingKeys: String, CodingKey {
    case id, description, imageName, rank
  }

  init(in container: KeyedDecodingContainer<CodingKeys>) throws {
    id = container.contains(.id) ? try container.decodeIfPresent(String.self, forKey: .id) : nil
    description = try container.decode(String.self, forKey: .description)
    imageName = try container.decode(String.self, forKey: .imageName)
    rank =
      container.contains(.rank) ? try container.decodeIfPresent(Int.self, forKey: .rank) : nil
  }
}

extension RankedPoster {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("description", .text, .required, "What the picture shows."),
    Field("imageName", .imageName, .required, "The picture's name, without scale and extension."),
    Field("rank", .integer(atLeast: 1), "The place in the ranking, from 1."),
  ]
}
