package import MarqueeCatalog
package import MarqueeLayout

extension LayoutSection {
  /// Makes the layout that an author has described.
  package init(_ description: LayoutDescription) {
    if let list = description.list {
      self = .list(ListConfiguration(list))
    } else if let group = description.group {
      self.init(group: LayoutGroup(group, item: description.item.map(LayoutItem.init)))
    } else {
      // The structure check demands a group; without one the section lays out nothing.
      self.init(group: .horizontal(size: .fillingItem, subitems: []))
    }
    if let insets = description.contentInsets { contentInsets = DirectionalEdgeInsets(insets) }
    if let spacing = description.interGroupSpacing { interGroupSpacing = spacing }
    if let behavior = description.orthogonalScrollingBehavior {
      orthogonalScrollingBehavior =
        OrthogonalScrollingBehavior(rawValue: behavior.rawValue) ?? .none
    }
    boundarySupplementaryItems += [
      description.header.map {
        BoundarySupplementaryItem($0, elementKind: ElementKind.sectionHeader, at: .top)
      },
      description.footer.map {
        BoundarySupplementaryItem($0, elementKind: ElementKind.sectionFooter, at: .bottom)
      },
    ].compactMap(\.self)
  }
}

extension LayoutSize {
  /// As large as the container.
  static let fillingItem = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
}

extension LayoutGroup {
  /// - Parameter item: The layout's item; `nil` for one that fills the group.
  fileprivate init(_ group: LayoutDescription.Group, item: LayoutItem?) {
    let axis: LayoutAxis = group.axis == .vertical ? .vertical : .horizontal
    let subitems =
      group.subitems?.map(LayoutSubitem.init) ?? [.item(item ?? LayoutItem(size: .fillingItem))]
    let contents: Contents =
      if let count = group.count, let subitem = subitems.first {
        .repeating(axis, subitem, count: count)
      } else {
        .subitems(axis, subitems)
      }
    self.init(
      size: LayoutSize(width: LayoutDimension(group.width), height: LayoutDimension(group.height)),
      contents: contents, interItemSpacing: group.interItemSpacing.map(Spacing.init),
      contentInsets: group.contentInsets.map(DirectionalEdgeInsets.init) ?? .zero)
  }
}

extension LayoutSubitem {
  fileprivate init(_ subitem: LayoutDescription.Subitem) {
    self =
      if let group = subitem.group {
        .group(LayoutGroup(group, item: nil))
      } else {
        .item(LayoutItem(subitem.item))
      }
  }
}

extension LayoutItem {
  fileprivate init(_ item: LayoutDescription.Item) {
    self.init(
      size: LayoutSize(width: LayoutDimension(item.width), height: LayoutDimension(item.height)),
      contentInsets: item.contentInsets.map(DirectionalEdgeInsets.init) ?? .zero)
  }
}

extension LayoutDimension {
  fileprivate init(_ dimension: LayoutDescription.Dimension) {
    self =
      switch dimension {
      case .fractionalWidth(let fraction): .fractionalWidth(fraction)
      case .fractionalHeight(let fraction): .fractionalHeight(fraction)
      case .absolute(let length): .absolute(length)
      case .estimated(let length): .estimated(length)
      }
  }
}

extension Spacing {
  fileprivate init(_ spacing: LayoutDescription.Spacing) {
    self =
      switch spacing {
      case .fixed(let length): .fixed(length)
      case .flexible(let length): .flexible(length)
      }
  }
}

extension DirectionalEdgeInsets {
  fileprivate init(_ insets: LayoutDescription.Insets) {
    self.init(
      top: insets.top ?? 0, leading: insets.leading ?? 0, bottom: insets.bottom ?? 0,
      trailing: insets.trailing ?? 0)
  }
}

extension BoundarySupplementaryItem {
  fileprivate init(
    _ item: LayoutDescription.BoundaryItem, elementKind: String, at side: RectAlignment
  ) {
    self.init(
      size: LayoutSize(width: LayoutDimension(item.width), height: LayoutDimension(item.height)),
      elementKind: elementKind,
      alignment: item.alignment.flatMap { RectAlignment(rawValue: $0.rawValue) } ?? side,
      extendsBoundary: item.extendsBoundary ?? true,
      pinsToVisibleBounds: item.pinToVisibleBounds ?? false)
  }
}

extension ListConfiguration {
  fileprivate init(_ list: LayoutDescription.List) {
    self.init(
      appearance: Appearance(rawValue: list.appearance.rawValue) ?? .plain,
      headerMode: list.headerMode.flatMap { HeaderMode(rawValue: $0.rawValue) } ?? .none,
      footerMode: list.footerMode.flatMap { FooterMode(rawValue: $0.rawValue) } ?? .none)
  }
}
