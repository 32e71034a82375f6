extension OrthogonalScrollingProperties: Decodable {
  /// Decodes a dictionary with any of the keys `decelerationRate` and `bounce`.
  ///
  /// - Throws: `DecodingError` for a word that is not the name of a case.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      decelerationRate: try container.decodeIfPresent(
        DecelerationRate.self, forKey: .decelerationRate) ?? .automatic,
      bounce: try container.decodeIfPresent(Bounce.self, forKey: .bounce) ?? .automatic)
  }
}

extension OrthogonalScrollingProperties.DecelerationRate: Decodable {}
extension OrthogonalScrollingProperties.Bounce: Decodable {}
