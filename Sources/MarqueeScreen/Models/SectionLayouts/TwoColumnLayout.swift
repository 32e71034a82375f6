extension LayoutSection {
  /// Two columns of low cells.
  static let twoColumn = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      subitem: .item(LayoutItem(size: .fillingItem)), count: 2, interItemSpacing: .fixed(10)),
    contentInsets: DirectionalEdgeInsets(leading: 10, trailing: 10), interGroupSpacing: 10)
}
