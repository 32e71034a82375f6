import MarqueeScreen

/// A solved group, with the frames of everything in it relative to its outer corner.
///
/// A section repeats it, so nothing in it depends on the group's place.
struct GroupPattern {
  var size: LayoutExtent
  var inner: LayoutExtent
  /// Where the farthest cell ends, including its end spacing.
  var reach = LayoutPoint.zero
  /// The cells, in the order of their items.
  var cells: [PatternCell] = []
  /// The views attached to cells, then those attached to groups, each in the order of their hosts.
  var supplementaries: [PatternSupplementary] = []

  var itemCount: Int { cells.count }

  mutating func append(_ nested: GroupPattern, at place: LayoutPoint) {
    for cell in nested.cells {
      cells.append(PatternCell(frame: cell.frame.offset(by: place), zIndex: cell.zIndex))
    }
    for var supplementary in nested.supplementaries {
      supplementary.frame = supplementary.frame.offset(by: place)
      supplementaries.append(supplementary)
    }
    extendReach(to: place.offset(by: nested.reach))
  }

  mutating func append(_ cell: PatternCell, endSpacing: LayoutPoint = .zero) {
    cells.append(cell)
    extendReach(
      to: LayoutPoint(x: cell.frame.maxX + endSpacing.x, y: cell.frame.maxY + endSpacing.y))
  }

  private mutating func extendReach(to end: LayoutPoint) {
    reach = LayoutPoint(x: max(reach.x, end.x), y: max(reach.y, end.y))
  }

  /// Shortens the last group of a section, which has fewer items.
  ///
  /// The space after the last cell stays the same as in a full group. As in UIKit, the group's own
  /// insets are not added back.
  mutating func trim(along axis: LayoutAxis, like full: GroupPattern) {
    size[axis] = full.inner[axis] + reach[axis] - full.reach[axis]
  }

  /// Whether another group looks the same, so that one can be repeated for both.
  ///
  /// Rows with one line of text are mostly equally high, although each is measured.
  func isLike(_ other: GroupPattern) -> Bool {
    size == other.size && supplementaries.isEmpty && other.supplementaries.isEmpty
      && cells == other.cells
  }

  /// Counts the supplementary items of each kind, and numbers them within the group.
  mutating func numberSupplementaries() {
    for index in supplementaries.indices {
      let series = supplementaries[index].series
      supplementaries[index].number = supplementaryCounts[series, default: 0]
      supplementaryCounts[series, default: 0] += 1
    }
  }

  /// How many supplementary items of each series the group has.
  private(set) var supplementaryCounts: [PatternSupplementary.Series: Int] = [:]
}

struct PatternCell: Equatable {
  /// The frame, relative to the group's outer corner.
  var frame: LayoutRect
  /// The drawing order; `nil` for the section's default.
  var zIndex: Int?
}

struct PatternSupplementary {
  /// A set of views that are numbered together: one element kind, on cells or on groups.
  struct Series: Hashable {
    let elementKind: String
    let isOnGroup: Bool

    var onCells: Series { Series(elementKind: elementKind, isOnGroup: false) }
  }

  let series: Series
  /// The frame, relative to the group's outer corner.
  var frame: LayoutRect
  let zIndex: Int
  var number = 0
}
