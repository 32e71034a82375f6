extension LayoutGroup {
  /// How far subitems can stick out and still fit, in points.
  package static let fitTolerance = 0.001

  /// Whether UIKit lays the group out in a box: it and all groups in it have space for subitems,
  /// and the first of its subitems fits.
  ///
  /// Otherwise UIKit raises an exception while it lays out the section. Source: reports of
  /// "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or
  /// it has no room for any subitems itself" and "cannot fit even a single item". So negative
  /// insets give no room to a group that has none in its parent.
  ///
  /// - Parameter box: The box that fractions in the group's size refer to.
  /// - Complexity: O(*n*) in the parts of the group.
  package func hasRoom(in box: LayoutExtent, _ grid: PixelGrid) -> Bool {
    let outer = grid.resolve(size, in: box)
    let inner = outer.inset(by: contentInsets)
    guard outer.hasRoom(inGroupOf: size), inner.hasRoom(inGroupOf: size) else { return false }
    switch contents {
    case .custom: return true
    case .repeating(let axis, let subitem, let count):
      guard count >= 1 else { return false }
      let inside = inner.withoutGaps(of: interItemSpacing, slotCount: count, along: axis)
      return subitem.sharing(axis, among: count).hasRoom(in: inside, grid)
    case .subitems(let axis, let subitems):
      guard let first = subitems.first else { return false }
      let length =
        grid.resolve(first.size[axis], in: inner) + first.edgeSpacing.minimum(axis)
      guard size[axis].isEstimated || length <= inner[axis] + Self.fitTolerance else {
        return false
      }
      // Only groups need room, so the slots are not counted for items.
      guard subitems.contains(where: \.isGroup) else { return true }
      let count =
        size[axis].isEstimated ? subitems.count : slotCount(of: subitems, axis, inner, grid)
      let inside = inner.withoutGaps(of: interItemSpacing, slotCount: count, along: axis)
      return subitems.allSatisfy { $0.hasRoom(in: inside, grid) }
    }
  }

  /// Counts the slots that fit, by the lengths that are known before anything is measured.
  private func slotCount(
    of subitems: [LayoutSubitem], _ axis: LayoutAxis, _ inner: LayoutExtent, _ grid: PixelGrid
  ) -> Int {
    for count in 1...Self.longestRun {
      let box = inner.withoutGaps(of: interItemSpacing, slotCount: count, along: axis)
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

  /// The longest run that is counted; no screen shows more groups next to each other.
  private static let longestRun = 64
}

extension LayoutExtent {
  /// Returns the box that fractions refer to when a run has some slots.
  ///
  /// The spacing between the slots is subtracted first, so two halves fit with any spacing. If the
  /// spacing exceeds the available length, nothing is left.
  package func withoutGaps(
    of spacing: Spacing?, slotCount count: Int, along axis: LayoutAxis
  ) -> LayoutExtent {
    var box = self
    box[axis] = max(0, box[axis] - Double(max(0, count - 1)) * spacing.minimum)
    return box
  }

  /// Whether the space inside a group leaves any room.
  ///
  /// If there is none, UIKit raises an exception.
  package func hasRoom(inGroupOf size: LayoutSize) -> Bool {
    LayoutAxis.allCases.allSatisfy { self[$0] > 0 || size[$0].isEstimated }
  }
}

extension LayoutSubitem {
  fileprivate var isGroup: Bool {
    if case .group = self { true } else { false }
  }

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
