extension DirectionalEdgeInsets {
  /// The space around every poster, inside its place.
  static let poster = DirectionalEdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 5)
}

extension BoundarySupplementaryItem {
  /// The header that shows a section's name.
  static let sectionName = BoundarySupplementaryItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
    elementKind: ElementKind.sectionHeader, alignment: .top)
}
