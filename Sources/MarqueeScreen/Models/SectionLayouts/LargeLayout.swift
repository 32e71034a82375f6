extension LayoutSection {
  /// Two large posters to a group, in a row that scrolls sideways under the section's name.
  static let large = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(0.9), height: .estimated(400)),
      subitem: .item(
        LayoutItem(
          size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(0.75)),
          contentInsets: .poster)),
      count: 2),
    contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
    orthogonalScrollingBehavior: .continuous,
    boundarySupplementaryItems: [.sectionName])
}
