extension LayoutGroup {
  /// How far subitems can stick out and still fit, in points.
  package static let fitTolerance = 0.001

  /// Returns the space for the subitems of the group.
  ///
  /// - Parameters:
  ///   - size: The size that the group has, or its share of a parent with a count.
  ///   - box: The box that fractions in the size refer to.
  package func innerExtent(size: LayoutSize, in box: LayoutExtent, _ grid: PixelGrid)
    -> LayoutExtent
  {
    grid.resolve(size, in: box).inset(by: contentInsets)
  }

  /// Whether UIKit lays the group out in a box: it and all groups in it have space for subitems, and
  /// the first of its subitems fits.
  ///
  /// Otherwise UIKit raises an exception while it lays out the section. Source: reports of
  /// "There is no room for this NSCollectionLayoutGroup" and "cannot fit even a single item".
  ///
  /// - Parameters:
  ///   - box: The box that fractions in the group's size refer to.
  ///   - size: Its share of a parent with a count; `nil` for its own size.
  /// - Complexity: O(*n*) in the parts of the group.
  package func hasRoom(in box: LayoutExtent, _ grid: PixelGrid, size: LayoutSize? = nil) -> Bool {
    let size = size ?? self.size
    let inner = innerExtent(size: size, in: box, grid)
    guard LayoutAxis.allCases.allSatisfy({ inner[$0] > 0 || size[$0].isEstimated }) else {
      return false
    }
    switch contents {
    case .custom: return true
    case .repeating(let axis, let subitem, let count):
      guard count >= 1 else { return false }
      let inside = self.box(slotCount: count, along: axis, inner)
      return subitem.sharing(axis, among: count).hasRoom(in: inside, grid)
    case .subitems(let axis, let subitems):
      guard let first = subitems.first else { return false }
      let length =
        grid.resolve(first.size[axis], in: inner) + first.edgeSpacing.minimum(axis)
      let fits = size[axis].isEstimated || length <= inner[axis] + Self.fitTolerance
      let count =
        size[axis].isEstimated ? subitems.count : slotCount(of: subitems, axis, inner, grid)
      let inside = self.box(slotCount: count, along: axis, inner)
      return fits && subitems.allSatisfy { $0.hasRoom(in: inside, grid) }
    }
  }

  /// The box that fractions refer to, without the spacing between slots.
  private func box(slotCount count: Int, along axis: LayoutAxis, _ inner: LayoutExtent)
    -> LayoutExtent
  {
    var box = inner
    box[axis] = max(0, inner[axis] - Double(max(0, count - 1)) * interItemSpacing.minimum)
    return box
  }

  /// Counts the slots that fit, by the lengths that are known before anything is measured.
  private func slotCount(
    of subitems: [LayoutSubitem], _ axis: LayoutAxis, _ inner: LayoutExtent, _ grid: PixelGrid
  ) -> Int {
    for count in 1...Self.longestRun {
      let box = self.box(slotCount: count, along: axis, inner)
      let length = (0..<count).reduce(0.0) { length, slot in
        let subitem = subitems[slot % subitems.count]
        return length + grid.resolve(subitem.size[axis], in: box)
          + subitem.edgeSpacing.minimum(axis)
      }
      let total = length + Double(count - 1) * interItemSpacing.minimum
      if total > inner[axis] + Self.fitTolerance { return count - 1 }
    }
    return Self.longestRun
  }

  /// A longer run of nested groups has no smaller boxes than one of this length.
  private static let longestRun = 64
}

extension LayoutSubitem {
  fileprivate func hasRoom(in box: LayoutExtent, _ grid: PixelGrid) -> Bool {
    switch self {
    case .item: true
    case .group(let group): group.hasRoom(in: box, grid)
    }
  }
}

extension LayoutSection {
  /// The box that fractions in the size of the section's group refer to.
  ///
  /// The section's insets do not shrink fractions along the direction in which groups follow each
  /// other.
  ///
  /// - Parameters:
  ///   - container: The size of the view inside the insets of the section's reference.
  ///   - axis: The direction in which the layout scrolls.
  package func groupBase(in container: LayoutExtent, scrolling axis: LayoutAxis) -> LayoutExtent {
    let runAxis = orthogonalScrollingBehavior == .none ? axis : axis.other
    var base = container.inset(by: contentInsets)
    base[runAxis] = container[runAxis]
    return base
  }
}
