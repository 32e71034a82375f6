extension LayoutSection {
  /// A wide image at full width.
  static let mainBanner = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(220)),
      subitems: [.item(LayoutItem(size: .fillingItem))]),
    contentInsets: DirectionalEdgeInsets(bottom: 20))
}
