extension LayoutSection {
  /// Two posters to a group, with room for numerals, in a row that scrolls sideways.
  static let rank = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(0.9), height: .estimated(200)),
      subitem: .item(
        LayoutItem(
          size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(0.9)),
          contentInsets: .poster)),
      count: 2),
    contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
    orthogonalScrollingBehavior: .continuous,
    boundarySupplementaryItems: [.sectionName])
}
