extension LayoutSection {
  /// A banner at full width.
  static let businessBanner = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(160)),
      subitems: [.item(LayoutItem(size: .fillingItem))]),
    contentInsets: DirectionalEdgeInsets(leading: 20, bottom: 20, trailing: 20))
}
