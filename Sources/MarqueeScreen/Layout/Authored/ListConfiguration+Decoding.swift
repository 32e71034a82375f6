extension ListConfiguration: Decodable {
  /// Decodes a dictionary with the key `appearance`, and optionally `headerMode` and `footerMode`.
  ///
  /// - Throws: `DecodingError` for a missing appearance, or a word that is not the name of a case.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      appearance: try container.decode(Appearance.self, forKey: .appearance),
      headerMode: try container.decodeIfPresent(HeaderMode.self, forKey: .headerMode) ?? .none,
      footerMode: try container.decodeIfPresent(FooterMode.self, forKey: .footerMode) ?? .none)
  }
}

extension ListConfiguration.Appearance: Decodable {}
extension ListConfiguration.HeaderMode: Decodable {}
extension ListConfiguration.FooterMode: Decodable {}
extension LayoutAxis: Decodable {}
extension OrthogonalScrollingBehavior: Decodable {}
extension RectAlignment: Decodable {}
extension ContentInsetsReference: Decodable {}
