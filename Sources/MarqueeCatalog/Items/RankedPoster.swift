/// A poster in a ranking.
public struct RankedPoster: Hashable, Sendable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// What the image shows.
  public var description: String
  /// The image's name, without scale and extension.
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

extension RankedPoster: FieldModel {
  enum CodingKeys: String, CodingKey {
    case id, description, imageName, rank
  }

  init(in fields: inout some FieldReader<CodingKeys>) throws {
    id = try fields.textIfPresent(.id)
    description = try fields.text(.description)
    imageName = try fields.text(.imageName)
    rank = try fields.valueIfPresent(Int.self, .rank)
  }
}

extension RankedPoster {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("description", .text, .required, "What the image shows."),
    Field("imageName", .imageName, .required, "The image's name, without scale and extension."),
    Field("rank", .integer(atLeast: 1), "The place in the ranking, from 1."),
  ]
}
