extension LayoutDimension: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  /// Reads a dictionary with exactly one key, which is the name of a case.
  ///
  /// - Throws: `DecodingError` for several keys, none, or a value that is not a number.
  public init(from decoder: any Decoder) throws {
    let (key, length) = try decoder.container(keyedBy: CodingKeys.self).onlyNumber()
    self =
      switch key {
      case .fractionalWidth: .fractionalWidth(length)
      case .fractionalHeight: .fractionalHeight(length)
      case .absolute: .absolute(length)
      case .estimated: .estimated(length)
      case .uniformAcrossSiblings: .uniformAcrossSiblings(length)
      }
  }
}
