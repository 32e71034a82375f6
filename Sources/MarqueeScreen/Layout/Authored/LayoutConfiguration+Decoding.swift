extension LayoutConfiguration: Decodable {
  /// Decodes the settings of a whole screen: a dictionary with any of the keys `scrollDirection`,
  /// `interSectionSpacing`, `contentInsetsReference` and `boundarySupplementaryItems`.
  ///
  /// - Throws: `DecodingError` for an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    self.init(
      scrollDirection: try container.decodeIfPresent(LayoutAxis.self, forKey: .scrollDirection)
        ?? .vertical,
      interSectionSpacing: try container.numberIfPresent(forKey: .interSectionSpacing) ?? 0,
      boundarySupplementaryItems: try container.decodeIfPresent(
        [NamedBoundaryItem].self, forKey: .boundarySupplementaryItems)?.map(\.item) ?? [],
      contentInsetsReference: try container.decodeIfPresent(
        ContentInsetsReference.self, forKey: .contentInsetsReference) ?? .safeArea)
  }
}
