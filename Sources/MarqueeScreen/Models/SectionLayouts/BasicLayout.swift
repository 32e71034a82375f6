extension LayoutSection {
  /// Three posters to a group, in a row that scrolls sideways under the section's name.
  static let basic = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(0.9), height: .estimated(200)),
      subitem: .item(
        LayoutItem(
          size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(0.75)),
          contentInsets: .poster)),
      count: 3),
    contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
    orthogonalScrollingBehavior: .continuous,
    boundarySupplementaryItems: [.sectionName])
}
