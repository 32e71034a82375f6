extension LayoutSubitem {
  package private(set) var size: LayoutSize {
    get {
      switch self {
      case .item(let item): item.size
      case .group(let group): group.size
      }
    }
    set {
      switch self {
      case .item(var item):
        item.size = newValue
        self = .item(item)
      case .group(var group):
        group.size = newValue
        self = .group(group)
      }
    }
  }

  /// The spacing around the item or group.
  package var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// Returns the subitem with an equal part of its group as its length along an axis.
  ///
  /// `NSCollectionLayoutGroup` does not divide itself: since iOS 16, its method for a repeated
  /// subitem keeps the subitem's own size, and the caller has to make the copies fit.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the group repeats the subitem.
  ///   - count: How many copies share the group; below 1 is taken as 1.
  package func sharing(_ axis: LayoutAxis, among count: Int) -> LayoutSubitem {
    var subitem = self
    subitem.size[axis] = .fraction(1 / Double(max(1, count)), of: axis)
    return subitem
  }
}
