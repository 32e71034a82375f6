extension LayoutPoint: Decodable {
  /// Decodes a dictionary with the keys `x` and `y`; a missing one is 0.
  ///
  /// - Throws: `DecodingError` for a value that is not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      x: try container.numberIfPresent(forKey: .x) ?? 0,
      y: try container.numberIfPresent(forKey: .y) ?? 0)
  }
}
