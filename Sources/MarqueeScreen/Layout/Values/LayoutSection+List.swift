extension LayoutSection {
  /// The estimated height in points of a list row.
  package static let estimatedListRowHeight = 44.0

  /// Makes a list section: full-width rows of estimated height.
  ///
  /// The counterpart of UIKit's `NSCollectionLayoutSection.list(using:layoutEnvironment:)`. The
  /// insets and estimates are those of UIKit on a phone. UIKit adjusts the first and the last
  /// section of a screen further at run time, which is not modeled.
  public static func list(_ configuration: ListConfiguration) -> LayoutSection {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(estimatedListRowHeight))
    var section = LayoutSection(
      group: .horizontal(size: row, subitems: [.item(LayoutItem(size: row))]),
      contentInsets: configuration.contentInsets, contentInsetsReference: .none,
      boundarySupplementaryItems: configuration.boundarySupplementaryItems)
    section.listConfiguration = configuration
    return section
  }
}

extension ListConfiguration {
  fileprivate var contentInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: topInset, leading: sideInset, bottom: bottomInset, trailing: sideInset)
  }

  private var topInset: Double {
    switch (appearance, headerMode) {
    case (.plain, .firstItemInSection): 22
    case (.grouped, .none), (.insetGrouped, .none): 35
    default: 0
    }
  }

  private var bottomInset: Double {
    switch (appearance, footerMode) {
    case (.grouped, .none), (.insetGrouped, .none): 20
    case (.sidebar, .none): 10
    default: 0
    }
  }

  private var sideInset: Double {
    switch appearance {
    case .plain, .grouped: 0
    case .insetGrouped: 16
    case .sidebar, .sidebarPlain: 10
    }
  }

  fileprivate var boundarySupplementaryItems: [BoundarySupplementaryItem] {
    [
      headerMode == .supplementary ? boundaryItem(ElementKind.sectionHeader, .top) : nil,
      footerMode == .supplementary ? boundaryItem(ElementKind.sectionFooter, .bottom) : nil,
    ].compactMap(\.self)
  }

  private func boundaryItem(
    _ elementKind: String, _ alignment: RectAlignment
  ) -> BoundarySupplementaryItem {
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    return BoundarySupplementaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(isPlain ? 28 : 17.5)),
      elementKind: elementKind, alignment: alignment, pinsToVisibleBounds: isPlain, zIndex: 200)
  }
}
