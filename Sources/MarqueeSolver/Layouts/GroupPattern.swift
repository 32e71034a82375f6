import MarqueeLayout

/// One group, solved: where everything in it lies, measured from the group's outer corner.
///
/// A section repeats it, so nothing in it depends on where the group is.
struct GroupPattern {
  /// The outer size.
  var size: LayoutExtent
  /// The size that the group's own insets leave.
  var inner: LayoutExtent
  /// Where the farthest cell ends, its end spacing included.
  var reach = LayoutPoint.zero
  /// The cells, in the order of their items.
  var cells: [PatternCell] = []
  /// What is attached to cells, then to groups, each in the order of its hosts.
  var supplementaries: [PatternSupplementary] = []

  /// How many items the group takes.
  var itemCount: Int { cells.count }

  /// Adds a nested group at a place in this one.
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

  /// Adds a cell.
  mutating func append(_ cell: PatternCell, endSpacing: LayoutPoint = .zero) {
    cells.append(cell)
    extendReach(
      to: LayoutPoint(x: cell.frame.maxX + endSpacing.x, y: cell.frame.maxY + endSpacing.y))
  }

  private mutating func extendReach(to end: LayoutPoint) {
    reach = LayoutPoint(x: max(reach.x, end.x), y: max(reach.y, end.y))
  }

  /// Shortens the last group of a section, which has run out of items.
  ///
  /// The room after the last cell stays what it is in a full group. The group's own insets are not
  /// added back; so UIKit does it.
  mutating func trim(along axis: LayoutAxis, like full: GroupPattern) {
    size[axis] = full.inner[axis] + reach[axis] - full.reach[axis]
  }

  /// Whether another group looks the same, so that one may be repeated for both.
  ///
  /// Rows of one line are mostly as high as each other, though each is measured.
  func isLike(_ other: GroupPattern) -> Bool {
    size == other.size && supplementaries.isEmpty && other.supplementaries.isEmpty
      && cells == other.cells
  }

  /// Counts the supplementary items of each kind, and numbers them within the group.
  mutating func numberSupplementaries() {
    guard !supplementaries.isEmpty else { return }
    var counts: [PatternSupplementary.Series: Int] = [:]
    for index in supplementaries.indices {
      let series = supplementaries[index].series
      supplementaries[index].number = counts[series, default: 0]
      counts[series, default: 0] += 1
    }
    supplementaryCounts = counts
  }

  /// How many supplementary items of each series the group has.
  private(set) var supplementaryCounts: [PatternSupplementary.Series: Int] = [:]
}

/// A cell of a solved group.
struct PatternCell: Equatable {
  /// The frame, measured from the group's outer corner.
  var frame: LayoutRect
  /// How far in front the cell is drawn; `nil` for what the section says.
  var zIndex: Int?
}

/// A supplementary item of a solved group.
struct PatternSupplementary {
  /// What is counted together: one element kind, on cells or on groups.
  struct Series: Hashable {
    let elementKind: String
    let isOnGroup: Bool

    /// The series of the same kind on cells.
    var onCells: Series { Series(elementKind: elementKind, isOnGroup: false) }
  }

  let series: Series
  /// The frame, measured from the group's outer corner.
  var frame: LayoutRect
  let zIndex: Int
  /// Its number within the group and series.
  var number = 0
}
