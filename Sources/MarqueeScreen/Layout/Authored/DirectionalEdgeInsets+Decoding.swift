extension DirectionalEdgeInsets: Decodable {
  /// Decodes a dictionary with the keys `top`, `leading`, `bottom` and `trailing`; a missing side
  /// has no inset.
  ///
  /// - Throws: `DecodingError` for a value that is not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    func side(_ key: LayoutKey) throws -> Double {
      try container.numberIfPresent(forKey: key) ?? 0
    }
    self.init(
      top: try side(.top), leading: try side(.leading), bottom: try side(.bottom),
      trailing: try side(.trailing))
  }
}
