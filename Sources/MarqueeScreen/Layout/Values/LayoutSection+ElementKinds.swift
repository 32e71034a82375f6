extension LayoutSection {
  /// The element kinds of all views of the section other than its cells.
  ///
  /// These are headers, footers and views that are attached to groups and cells. A collection view
  /// needs their kinds registered.
  ///
  /// Decorations are not included, because a layout registers those itself; see
  /// ``decorationItems``.
  ///
  /// - Complexity: O(*n*) in the parts of the layout; groups nested deeper than
  ///   ``LayoutGroup/maximumNesting`` are not visited.
  public var elementKinds: Set<String> {
    Set(boundarySupplementaryItems.map(\.elementKind) + group.attachedKinds())
      .union(regular?.elementKinds ?? [])
  }

  /// Whether the section has a header, which shows its name.
  package var hasHeader: Bool {
    boundarySupplementaryItems.contains { $0.elementKind == ElementKind.sectionHeader }
  }
}

extension LayoutGroup {
  /// The element kinds of its badges, and of those inside, once for each definition.
  func attachedKinds(nesting: Int = 1) -> [String] {
    guard nesting <= Self.maximumNesting else { return [] }
    return supplementaryItems.map(\.elementKind)
      + subitems.flatMap { subitem in
        switch subitem {
        case .item(let item): item.supplementaryItems.map(\.elementKind)
        case .group(let group): group.attachedKinds(nesting: nesting + 1)
        }
      }
  }
}
