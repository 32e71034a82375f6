// The layouts of the built-in section types, as the reference apps have them.

extension LayoutSection {
  /// Posters in a row that scrolls sideways under the section's name.
  ///
  /// - Parameters:
  ///   - groupHeight: The estimated height of a group, in points.
  ///   - itemHeight: The height of a poster, as a fraction of the group's.
  ///   - count: How many posters share a group.
  static func posterRow(groupHeight: Double, itemHeight: Double, count: Int) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(0.9), height: .estimated(groupHeight)),
        subitem: .item(
          LayoutItem(
            size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(itemHeight)),
            contentInsets: DirectionalEdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 5))),
        count: count),
      contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
      orthogonalScrollingBehavior: .continuous,
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30, scalesWithText: true)),
          elementKind: ElementKind.sectionHeader, alignment: .top)
      ])
  }

  static func fullWidth(
    height: Double, insets: DirectionalEdgeInsets, interGroupSpacing: Double = 0
  ) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: LayoutSize(
          width: .fractionalWidth(1), height: .absolute(height, scalesWithText: true)),
        subitems: [.item(LayoutItem(size: .fillingItem))]),
      contentInsets: insets, interGroupSpacing: interGroupSpacing)
  }

  static let main = LayoutSection(
    group: .vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(450)),
      subitem: .item(LayoutItem(size: .fillingItem)), count: 1),
    contentInsets: DirectionalEdgeInsets(bottom: 20))

  static let courseSwimlane = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .absolute(160), height: .absolute(200, scalesWithText: true)),
      subitems: [.item(LayoutItem(size: .fillingItem))]),
    contentInsets: .courses, interGroupSpacing: 10, orthogonalScrollingBehavior: .continuous)

  /// Square posters, five in a row.
  static let grid = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
      subitems: [.item(LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1)))]))

  /// A line of text, as high as it needs to be.
  static let textHeader = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(24)),
      subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .estimated(24)))]),
    contentInsets: DirectionalEdgeInsets(leading: 20, bottom: 8, trailing: 20))

  static let twoColumns = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      subitem: .item(LayoutItem(size: .fillingItem)), count: 2, interItemSpacing: .fixed(10)),
    contentInsets: DirectionalEdgeInsets(leading: 10, trailing: 10), interGroupSpacing: 10)
}

extension DirectionalEdgeInsets {
  static let courses = DirectionalEdgeInsets(leading: 20, bottom: 20, trailing: 20)
}
