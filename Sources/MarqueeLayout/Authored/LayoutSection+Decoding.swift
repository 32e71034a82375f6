extension LayoutSection: Decodable {
  private enum CodingKeys: String, CodingKey {
    case item, group, contentInsets, interGroupSpacing, orthogonalScrollingBehavior
    case header, footer, list
  }

  /// Reads a layout as authors write it: a dictionary with the key `group`, or with `list` in place
  /// of it.
  ///
  /// The other keys are `item`, which stands for the group's only subitem, `contentInsets`,
  /// `interGroupSpacing`, `orthogonalScrollingBehavior`, `header` and `footer`. A section with
  /// neither group nor list lays out nothing.
  ///
  /// - Throws: `DecodingError` for what is not as it should be, and for groups that are nested
  ///   deeper than ``LayoutGroup/maximumNesting``.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, scrollingBehavior: OrthogonalScrollingBehavior.init(from:))
  }

  /// Reads a layout whose scrolling behavior a closure reads, if it has one.
  package init(
    from decoder: any Decoder,
    scrollingBehavior: (any Decoder) throws -> OrthogonalScrollingBehavior
  ) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let item = try container.decodeIfPresent(LayoutItem.self, forKey: .item)
    var group: LayoutGroup?
    if try container.hasValue(forKey: .group) {
      group = try LayoutGroup(
        from: try container.nestedContainer(keyedBy: GroupKey.self, forKey: .group), item: item,
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
      try container.decodeIfPresent(Double.self, forKey: .interGroupSpacing) ?? interGroupSpacing
    if try container.hasValue(forKey: .orthogonalScrollingBehavior) {
      orthogonalScrollingBehavior = try scrollingBehavior(
        try container.superDecoder(forKey: .orthogonalScrollingBehavior))
    }
    for (key, elementKind, side) in [
      (CodingKeys.header, ElementKind.sectionHeader, RectAlignment.top),
      (.footer, ElementKind.sectionFooter, .bottom),
    ] where try container.hasValue(forKey: key) {
      boundarySupplementaryItems.append(
        try BoundarySupplementaryItem(
          from: try container.nestedContainer(
            keyedBy: BoundarySupplementaryItem.CodingKeys.self, forKey: key),
          elementKind: elementKind, at: side))
    }
  }
}
