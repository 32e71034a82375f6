extension LayoutSection {
  /// One course card at full width.
  static let featuredCourse = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(230)),
      subitems: [.item(LayoutItem(size: .fillingItem))]),
    contentInsets: DirectionalEdgeInsets(leading: 20, bottom: 20, trailing: 20))
}
