extension Spacing: Decodable {
  /// Reads a dictionary with exactly one key, which is the name of a case.
  ///
  /// - Throws: `DecodingError` for several keys, none, or a value that is not a number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.container(keyedBy: LayoutKey.self).onlyNumber(of: [
      (.fixed, Self.fixed),
      (.flexible, Self.flexible),
    ])
  }
}
