extension LayoutDimension: Decodable {
  /// Decodes a dictionary with exactly one key, the name of a case.
  ///
  /// - Throws: `DecodingError` for no key, more than one, or a value that is not a number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.container(keyedBy: LayoutKey.self).onlyNumber(of: [
      (.fractionalWidth, Self.fractionalWidth),
      (.fractionalHeight, Self.fractionalHeight),
      (.absolute, Self.absolute),
      (.estimated, Self.estimated),
      (.uniformAcrossSiblings, Self.uniformAcrossSiblings),
    ])
  }
}
