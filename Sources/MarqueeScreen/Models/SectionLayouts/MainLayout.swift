extension LayoutSection {
  /// One poster at full width.
  static let main = LayoutSection(
    group: .vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(450)),
      subitem: .item(LayoutItem(size: .fillingItem)), count: 1),
    contentInsets: DirectionalEdgeInsets(bottom: 20))
}
