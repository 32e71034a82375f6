extension EdgeSpacing: Decodable {
  /// Reads a dictionary with a spacing for each of the keys `leading`, `top`, `trailing` and
  /// `bottom`; an absent side has none.
  ///
  /// - Throws: `DecodingError` for what is not as it should be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      leading: try container.decodeIfPresent(Spacing.self, forKey: .leading),
      top: try container.decodeIfPresent(Spacing.self, forKey: .top),
      trailing: try container.decodeIfPresent(Spacing.self, forKey: .trailing),
      bottom: try container.decodeIfPresent(Spacing.self, forKey: .bottom))
  }
}
