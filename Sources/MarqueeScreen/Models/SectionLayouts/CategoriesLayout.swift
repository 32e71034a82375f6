extension LayoutSection {
  /// Two rows of chips; the cell divides them.
  static let categories = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(88)),
      subitems: [.item(LayoutItem(size: .fillingItem))]),
    contentInsets: DirectionalEdgeInsets(bottom: 20), interGroupSpacing: 10)
}
