extension LayoutSection {
  /// Square posters, five in a row.
  static let grid = LayoutSection(
    group: .horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.2)),
      subitems: [.item(LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1)))]))
}
