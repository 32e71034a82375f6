extension LayoutSubitem {
  /// Returns the subitem with an equal part of its group as its length along an axis.
  ///
  /// `NSCollectionLayoutGroup` does not divide itself: since iOS 16, its method for a repeated
  /// subitem keeps the subitem's own size, and the caller has to make the copies fit.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the group repeats the subitem.
  ///   - count: How many copies share the group; below 1 is taken as 1.
  package func sharing(_ axis: LayoutAxis, among count: Int) -> LayoutSubitem {
    func shared(_ size: LayoutSize) -> LayoutSize {
      let fraction = 1 / Double(max(1, count))
      return switch axis {
      case .horizontal: LayoutSize(width: .fractionalWidth(fraction), height: size.height)
      case .vertical: LayoutSize(width: size.width, height: .fractionalHeight(fraction))
      }
    }
    switch self {
    case .item(var item):
      item.size = shared(item.size)
      return .item(item)
    case .group(var group):
      group.size = shared(group.size)
      return .group(group)
    }
  }
}
