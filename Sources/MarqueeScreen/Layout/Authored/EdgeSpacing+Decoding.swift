extension EdgeSpacing: Decodable {
  /// Decodes a dictionary with a spacing for each of the keys `leading`, `top`, `trailing` and
  /// `bottom`; a missing side has none.
  ///
  /// - Throws: `DecodingError` for an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      leading: try container.decodeIfPresent(Spacing.self, forKey: .leading),
      top: try container.decodeIfPresent(Spacing.self, forKey: .top),
      trailing: try container.decodeIfPresent(Spacing.self, forKey: .trailing),
      bottom: try container.decodeIfPresent(Spacing.self, forKey: .bottom))
  }
}
