extension LayoutSection {
  /// Course cards in a row that scrolls sideways.
  static let courseSwimlane = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .absolute(160), height: .absolute(200)),
      subitems: [.item(LayoutItem(size: .fillingItem))]),
    contentInsets: DirectionalEdgeInsets(leading: 20, bottom: 20, trailing: 20),
    interGroupSpacing: 10,
    orthogonalScrollingBehavior: .continuous)
}
