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
    var kinds = Set(boundarySupplementaryItems.map(\.elementKind))
    group.insertElementKinds(into: &kinds, nesting: 1)
    return kinds
  }

  /// Whether the section has a header, which shows its name.
  package var hasHeader: Bool {
    boundarySupplementaryItems.contains { $0.elementKind == ElementKind.sectionHeader }
  }
}

extension LayoutGroup {
  fileprivate func insertElementKinds(into kinds: inout Set<String>, nesting: Int) {
    guard nesting <= Self.maximumNesting else { return }
    kinds.formUnion(supplementaryItems.map(\.elementKind))
    for subitem in subitems {
      switch subitem {
      case .item(let item): kinds.formUnion(item.supplementaryItems.map(\.elementKind))
      case .group(let group): group.insertElementKinds(into: &kinds, nesting: nesting + 1)
      }
    }
  }
}
