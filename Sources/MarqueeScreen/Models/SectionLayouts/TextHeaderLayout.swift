extension LayoutSection {
  /// A line of text, as high as it needs to be.
  static let textHeader = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(24)),
      subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .estimated(24)))]),
    contentInsets: DirectionalEdgeInsets(leading: 20, bottom: 8, trailing: 20))
}
