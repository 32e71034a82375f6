import MarqueeLayout

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

  var value: LayoutSection {
    LayoutSection(
      group: group.value, contentInsets: contentInsets?.value ?? .zero,
      contentInsetsReference: contentInsetsReference?.value ?? .automatic,
      interGroupSpacing: interGroupSpacing ?? 0,
      orthogonalScrollingBehavior: orthogonalScrollingBehavior?.value ?? .none,
      boundarySupplementaryItems: boundarySupplementaryItems?.map(\.value) ?? [],
      supplementariesFollowContentInsets: supplementariesFollowContentInsets ?? true,
      decorationItems: decorationItems?.map(\.value) ?? [])
  }
}

/// A whole layout: `section` is one for all, `sections` are by index.
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
      value = CompositionalLayout(sections: sections.map(\.value), configuration: configuration)
    } else {
      let section = try container.decode(WireSection.self, forKey: .section)
      value = CompositionalLayout(section: section.value, configuration: configuration)
    }
  }
}
