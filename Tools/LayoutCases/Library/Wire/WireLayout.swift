import MarqueeScreen

/// A section's layout.
struct WireSection: Decodable {
  private let group: WireGroup
  private let contentInsets: WireInsets?
  private let contentInsetsReference: Word<ContentInsetsReference>?
  private let interGroupSpacing: Double?
  private let orthogonalScrollingBehavior: Word<OrthogonalScrollingBehavior>?
  private let boundarySupplementaryItems: [WireBoundary]?
  private let supplementariesFollowContentInsets: Bool?
  private let decorationItems: [WireDecoration]?

  /// The section's value.
  ///
  /// - Parameter configuration: The configuration of the whole layout. Headers that do not follow
  ///   the section's insets use its insets reference.
  func value(in configuration: LayoutConfiguration) -> LayoutSection {
    let reference = contentInsetsReference?.value ?? .automatic
    let used = reference == .automatic ? configuration.contentInsetsReference : reference
    return LayoutSection(
      group: group.value, contentInsets: contentInsets?.value ?? .zero,
      contentInsetsReference: reference,
      interGroupSpacing: interGroupSpacing ?? 0,
      orthogonalScrollingBehavior: orthogonalScrollingBehavior?.value ?? .none,
      boundarySupplementaryItems: boundarySupplementaryItems?.map(\.value) ?? [],
      supplementaryContentInsetsReference: supplementariesFollowContentInsets ?? true
        ? .automatic : used == .automatic ? .safeArea : used,
      decorationItems: decorationItems?.map(\.value) ?? [])
  }
}

/// A whole layout: `section` applies to all sections, and `sections` lists them by index.
struct WireLayout: Decodable {
  let value: CompositionalLayout

  private enum CodingKeys: String, CodingKey {
    case scrollDirection, section, sections, interSectionSpacing, boundarySupplementaryItems
    case contentInsetsReference
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let configuration = LayoutConfiguration(
      scrollDirection: try container.decodeIfPresent(
        Word<LayoutAxis>.self, forKey: .scrollDirection)?.value ?? .vertical,
      interSectionSpacing: try container.decodeIfPresent(
        Double.self, forKey: .interSectionSpacing) ?? 0,
      boundarySupplementaryItems: try container.decodeIfPresent(
        [WireBoundary].self, forKey: .boundarySupplementaryItems)?.map(\.value) ?? [],
      contentInsetsReference: try container.decodeIfPresent(
        Word<ContentInsetsReference>.self, forKey: .contentInsetsReference)?.value ?? .safeArea)
    if let sections = try container.decodeIfPresent([WireSection].self, forKey: .sections) {
      value = CompositionalLayout(
        sections: sections.map { $0.value(in: configuration) }, configuration: configuration)
    } else {
      let section = try container.decode(WireSection.self, forKey: .section)
      value = CompositionalLayout(
        section: section.value(in: configuration), configuration: configuration)
    }
  }
}
