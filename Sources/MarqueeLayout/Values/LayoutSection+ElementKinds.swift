extension LayoutSection {
  /// The element kinds of all views that the section shows beside its cells, as a collection view
  /// needs them registered: headers, footers and what is attached to groups and cells.
  ///
  /// Decorations are not among them: a layout registers those itself, see ``decorationItems``.
  ///
  /// - Complexity: O(*n*) in the parts of the layout; groups nested deeper than
  ///   ``LayoutGroup/maximumNesting`` are not visited.
  public var elementKinds: Set<String> {
    var kinds = Set(boundarySupplementaryItems.map(\.elementKind))
    group.insertElementKinds(into: &kinds, nesting: 1)
    return kinds
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
