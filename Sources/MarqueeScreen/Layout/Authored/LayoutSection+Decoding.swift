extension LayoutSection: Decodable {
  /// Decodes a layout as authors write it: a dictionary with the key `group`, or `list` instead.
  ///
  /// The other keys are `item`, which is the group's only subitem, and those of UIKit's properties:
  /// `contentInsets`, `contentInsetsReference`, `interGroupSpacing`, `orthogonalScrollingBehavior`,
  /// `decorationItems`, `supplementaryContentInsetsReference` and `boundarySupplementaryItems`.
  /// `header` and `footer` are short for the two usual boundary items.
  /// `supplementariesFollowContentInsets` is an older name: `false` means the section's own
  /// reference. A section with neither group nor list lays out nothing.
  ///
  /// - Throws: `DecodingError` for an invalid value, and for groups nested deeper than
  ///   ``LayoutGroup/maximumNesting``.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, scrollingBehavior: OrthogonalScrollingBehavior.init(from:))
  }

  /// Decodes a layout, with a closure that decodes its scrolling behavior, if it has one.
  package init(
    from decoder: any Decoder,
    scrollingBehavior: (any Decoder) throws -> OrthogonalScrollingBehavior
  ) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    let item = try container.decodeIfPresent(LayoutItem.self, forKey: .item)
    var group: LayoutGroup?
    if try container.hasValue(forKey: .group) {
      group = try LayoutGroup(
        from: try container.nestedContainer(keyedBy: LayoutKey.self, forKey: .group), item: item,
        nesting: 1)
    }
    if let list = try container.decodeIfPresent(ListConfiguration.self, forKey: .list) {
      self = .list(list)
    } else {
      self.init(group: group ?? .horizontal(size: .fillingItem, subitems: []))
    }
    contentInsets =
      try container.decodeIfPresent(DirectionalEdgeInsets.self, forKey: .contentInsets)
      ?? contentInsets
    interGroupSpacing =
      try container.numberIfPresent(forKey: .interGroupSpacing) ?? interGroupSpacing
    if try container.hasValue(forKey: .orthogonalScrollingBehavior) {
      orthogonalScrollingBehavior = try scrollingBehavior(
        try container.superDecoder(forKey: .orthogonalScrollingBehavior))
    }
    orthogonalScrollingProperties =
      try container.decodeIfPresent(
        OrthogonalScrollingProperties.self, forKey: .orthogonalScrollingProperties)
      ?? orthogonalScrollingProperties
    contentInsetsReference =
      try container.decodeIfPresent(
        ContentInsetsReference.self, forKey: .contentInsetsReference) ?? contentInsetsReference
    supplementaryContentInsetsReference =
      try supplementaryReference(in: container) ?? supplementaryContentInsetsReference
    boundarySupplementaryItems += try Self.boundaryItems(in: container)
    decorationItems +=
      try container.decodeIfPresent([DecorationItem].self, forKey: .decorationItems) ?? []
  }

  /// Decodes the insets reference of headers and footers; `nil` if neither key is present.
  private func supplementaryReference(
    in container: KeyedDecodingContainer<LayoutKey>
  ) throws -> ContentInsetsReference? {
    let reference = try container.decodeIfPresent(
      ContentInsetsReference.self, forKey: .supplementaryContentInsetsReference)
    let follow = try container.decodeIfPresent(
      Bool.self, forKey: .supplementariesFollowContentInsets)
    if let reference { return reference }
    return switch follow {
    case nil: nil
    case true?: .automatic
    // `automatic` by itself would mean the section's insets again.
    case false?: contentInsetsReference == .automatic ? .safeArea : contentInsetsReference
    }
  }

  private static func boundaryItems(
    in container: KeyedDecodingContainer<LayoutKey>
  ) throws -> [BoundarySupplementaryItem] {
    var items: [BoundarySupplementaryItem] = []
    for (key, elementKind, side) in [
      (LayoutKey.header, ElementKind.sectionHeader, RectAlignment.top),
      (.footer, ElementKind.sectionFooter, .bottom),
    ] where try container.hasValue(forKey: key) {
      items.append(
        try BoundarySupplementaryItem(
          from: try container.nestedContainer(
            keyedBy: LayoutKey.self, forKey: key),
          elementKind: elementKind, at: side))
    }
    let named = try container.decodeIfPresent(
      [NamedBoundaryItem].self, forKey: .boundarySupplementaryItems)
    return items + (named ?? []).map(\.item)
  }
}
