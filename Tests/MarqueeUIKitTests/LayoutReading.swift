import MarqueeScreen
import UIKit

/// Reads UIKit's objects back as values, by what UIKit does with them.
@MainActor struct LayoutReading {
  func section(_ section: NSCollectionLayoutSection) -> LayoutSection {
    var read: LayoutSection
    var ownCount = 0
    if let list = section.listConfiguration {
      read = .list(configuration(list))
      ownCount =
        (list.headerMode == .supplementary ? 1 : 0)
        + (list.footerMode == .supplementary ? 1 : 0)
      let plain = NSCollectionLayoutSection.list(
        using: list, layoutEnvironment: FixedEnvironment(.zero))
      if section.contentInsets != plain.contentInsets {
        read.contentInsets = insets(section.contentInsets)
      }
    } else {
      read = LayoutSection(group: group(section.group))
      read.contentInsets = insets(section.contentInsets)
    }
    read.contentInsetsReference = reference(section.contentInsetsReference)
    read.supplementaryContentInsetsReference =
      reference(section.supplementaryContentInsetsReference)
    read.interGroupSpacing = section.interGroupSpacing
    read.orthogonalScrollingBehavior = behavior(section.orthogonalScrollingBehavior)
    read.boundarySupplementaryItems += section.boundarySupplementaryItems.dropFirst(ownCount).map(
      boundary)
    read.decorationItems += section.decorationItems.map { item in
      DecorationItem(
        background: item.elementKind, contentInsets: insets(item.contentInsets),
        zIndex: item.zIndex)
    }
    return read
  }

  func configuration(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: configuration.scrollDirection == .vertical ? .vertical : .horizontal,
      interSectionSpacing: configuration.interSectionSpacing,
      boundarySupplementaryItems: configuration.boundarySupplementaryItems.map(boundary),
      contentInsetsReference: reference(configuration.contentInsetsReference))
  }

  private func configuration(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> ListConfiguration {
    let appearance: ListConfiguration.Appearance =
      switch configuration.appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    let header: ListConfiguration.HeaderMode =
      switch configuration.headerMode {
      case .none: .none
      case .supplementary: .supplementary
      case .firstItemInSection: .firstItemInSection
      }
    return ListConfiguration(
      appearance: appearance, headerMode: header,
      footerMode: configuration.footerMode == .none ? .none : .supplementary)
  }

  private func group(_ group: NSCollectionLayoutGroup) -> LayoutGroup {
    LayoutGroup(
      size: size(group.layoutSize), contents: contents(of: group),
      interItemSpacing: group.interItemSpacing.map(spacing),
      contentInsets: insets(group.contentInsets), edgeSpacing: edges(group.edgeSpacing),
      supplementaryItems: group.supplementaryItems.map(badge))
  }

  private func contents(of group: NSCollectionLayoutGroup) -> LayoutGroup.Contents {
    switch group.contents {
    case .horizontal(let subitems):
      contents(.horizontal, subitems.map(subitem), repeating: group.repetitionCount)
    case .vertical(let subitems):
      contents(.vertical, subitems.map(subitem), repeating: group.repetitionCount)
    case .custom(let provider):
      .custom(
        provider(FixedEnvironment(.zero)).map { item in
          CustomFrame(
            LayoutRect(
              x: item.frame.minX, y: item.frame.minY, width: item.frame.width,
              height: item.frame.height), zIndex: item.zIndex)
        })
    }
  }

  /// A repeated subitem keeps its own size, so only one whose size is its share is a group with a
  /// count as values have it.
  private func contents(
    _ axis: LayoutAxis, _ subitems: [LayoutSubitem], repeating count: Int?
  ) -> LayoutGroup.Contents {
    guard let count, let subitem = subitems.first else { return .subitems(axis, subitems) }
    let share: LayoutDimension =
      axis == .horizontal
      ? .fractionalWidth(1 / Double(count)) : .fractionalHeight(1 / Double(count))
    let own = axis == .horizontal ? subitem.size.width : subitem.size.height
    return own == share
      ? .repeating(axis, subitem, count: count)
      : .subitems(axis, Array(repeating: subitem, count: count))
  }

  private func subitem(_ item: NSCollectionLayoutItem) -> LayoutSubitem {
    if let nested = item as? NSCollectionLayoutGroup { return .group(group(nested)) }
    return .item(
      LayoutItem(
        size: size(item.layoutSize), contentInsets: insets(item.contentInsets),
        edgeSpacing: edges(item.edgeSpacing), supplementaryItems: item.supplementaryItems.map(badge)
      ))
  }

  private func badge(_ item: NSCollectionLayoutSupplementaryItem) -> SupplementaryItem {
    SupplementaryItem(
      size: size(item.layoutSize), elementKind: item.elementKind,
      containerAnchor: item.containerAnchor.map(anchor) ?? LayoutAnchor(edges: []),
      itemAnchor: item.itemAnchor.map(anchor), zIndex: item.zIndex)
  }

  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      size: size(item.layoutSize), elementKind: item.elementKind,
      alignment: alignment(item.alignment),
      offset: LayoutPoint(x: item.offset.x, y: item.offset.y),
      extendsBoundary: item.extendsBoundary, pinsToVisibleBounds: item.pinToVisibleBounds,
      zIndex: item.zIndex)
  }

  private func size(_ size: NSCollectionLayoutSize) -> LayoutSize {
    LayoutSize(width: dimension(size.widthDimension), height: dimension(size.heightDimension))
  }

  private func dimension(_ dimension: NSCollectionLayoutDimension) -> LayoutDimension {
    switch dimension.kind {
    case .fractionalWidth: .fractionalWidth(dimension.dimension)
    case .fractionalHeight: .fractionalHeight(dimension.dimension)
    case .absolute: .absolute(dimension.dimension)
    case .estimated: .estimated(dimension.dimension)
    case .uniform: .uniformAcrossSiblings(dimension.dimension)
    }
  }

  private func insets(_ insets: NSDirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  private func spacing(_ spacing: NSCollectionLayoutSpacing) -> Spacing {
    spacing.isFlexible ? .flexible(spacing.spacing) : .fixed(spacing.spacing)
  }

  private func edges(_ edges: NSCollectionLayoutEdgeSpacing?) -> EdgeSpacing {
    EdgeSpacing(
      leading: edges?.leading.map(spacing), top: edges?.top.map(spacing),
      trailing: edges?.trailing.map(spacing), bottom: edges?.bottom.map(spacing))
  }

  private func anchor(_ anchor: NSCollectionLayoutAnchor) -> LayoutAnchor {
    var edges: DirectionalRectEdge = []
    if anchor.edges.contains(.top) { edges.insert(.top) }
    if anchor.edges.contains(.leading) { edges.insert(.leading) }
    if anchor.edges.contains(.bottom) { edges.insert(.bottom) }
    if anchor.edges.contains(.trailing) { edges.insert(.trailing) }
    let offset = LayoutPoint(x: anchor.offset.x, y: anchor.offset.y)
    return LayoutAnchor(
      edges: edges, offset: anchor.isFractionalOffset ? .fractional(offset) : .absolute(offset))
  }

  private func alignment(_ alignment: NSRectAlignment) -> RectAlignment {
    switch alignment {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }

  private func reference(_ reference: UIContentInsetsReference) -> ContentInsetsReference {
    switch reference {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }

  private func behavior(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> OrthogonalScrollingBehavior {
    switch behavior {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
