extension CustomFrame: Decodable {
  /// Decodes a dictionary with the keys `x`, `y`, `width` and `height`, and optionally `zIndex`.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      LayoutRect(
        x: try container.number(forKey: .x),
        y: try container.number(forKey: .y),
        width: try container.number(forKey: .width),
        height: try container.number(forKey: .height)),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0)
  }
}
