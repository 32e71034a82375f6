package import MarqueeScreen

/// Solves a layout in an environment, and finds what its author cannot have intended.
///
/// It uses the solver itself, so that the findings describe what is really shown.
package struct LayoutInspection {
  /// The findings, outer parts first.
  package private(set) var findings: [LayoutFinding] = []
  /// The reason why the section shows none of its items; `nil` if it shows some.
  package private(set) var fault: LayoutFault.Reason?

  /// The shortest side, in points, of a cell that can show text or an image.
  package static let smallestCellSide = 8.0
  /// The number of items to solve with: enough for several groups of most layouts.
  private static let itemCount = 12
  /// A smaller difference in points is a rounding error.
  private static let tolerance = 1.0

  private var solver: GroupSolver
  private let grid: PixelGrid

  /// Inspects the layout of one section.
  ///
  /// - Parameter configuration: The settings of the whole layout of its screen.
  package init(
    _ section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration(),
    in environment: LayoutEnvironment
  ) {
    // Views around all sections would be inspected again for each section.
    var configuration = configuration
    configuration.boundarySupplementaryItems = []
    let layout = CompositionalLayout(section: section, configuration: configuration)
    grid = environment.grid
    solver = GroupSolver(grid: grid)
    let solved = LayoutSolver(layout, environment: environment)
      .solve(itemCounts: [Self.itemCount])
    fault = solved.faults.first { $0.section != nil }?.reason
    switch fault {
    case nil, .noRoom:
      inspectGroups(of: section, configuration, in: environment)
      if fault == nil { inspect(section, solved) }
    default: break
    }
  }

  private mutating func inspectGroups(
    of section: LayoutSection, _ configuration: LayoutConfiguration,
    in environment: LayoutEnvironment
  ) {
    let sectionSolver = SectionSolver(
      section: section,
      input: SectionInput(itemCount: 0, layout: nil, cells: [:], boundaryItems: [:]),
      configuration: configuration, environment: environment, grid: grid)
    let base = sectionSolver.groupBase
    let insets = section.contentInsets
    for axis in LayoutAxis.allCases
    where base[axis] <= 0 && !section.group.size[axis].isEstimated && insets.sum(axis) > 0 {
      add(
        .section, .contentInsets, .noRoom, insets.sum(axis),
        room: sectionSolver.container[axis])
      return
    }
    // A group that is too large has been reported as the fault.
    try? inspect(section.group, size: section.group.size, in: base, at: [])
  }

  /// Inspects a group and everything in it.
  ///
  /// - Parameters:
  ///   - size: The group's size, or its share of a parent with a count.
  ///   - box: The box that fractions in the size refer to.
  ///   - path: The positions of subitems that lead to the group.
  private mutating func inspect(
    _ group: LayoutGroup, size: LayoutSize, in box: LayoutExtent, at path: [Int]
  ) throws(LayoutFault.Reason) {
    let outer = grid.resolve(size, in: box)
    let inner = outer.inset(by: group.contentInsets)
    for axis in LayoutAxis.allCases
    where !size[axis].isEstimated && outer[axis] > 0 && inner[axis] <= 0 {
      return add(
        .subitem(path), .contentInsets, .noRoom, group.contentInsets.sum(axis),
        room: outer[axis])
    }
    if case .custom(let frames) = group.contents {
      let smallest = frames.map { min($0.frame.width, $0.frame.height) }.min() ?? 0
      if smallest < Self.smallestCellSide { add(.subitem(path), .frames, .tooSmall, smallest) }
      return
    }
    guard let run = SlotRun(group, size: size, inner: inner), run.hasRoom, !run.subitems.isEmpty
    else { return }
    var cache = NestedGroupCache()
    let plan = try solver.plan(run, first: 0, cache: &cache)
    guard plan.slotCount > 0 else {
      return addSlot(0, of: run, at: path, .doesNotFit, in: inner)
    }
    if run.count == nil, plan.slotCount < run.subitems.count {
      addSlot(plan.slotCount, of: run, at: path, .neverPlaced, in: plan.box)
    }
    try inspectSpacing(of: run, plan, at: path, &cache)
    for slot in 0..<min(plan.slotCount, run.subitems.count) {
      let slotSize = run.size(inSlot: slot)
      let length = grid.resolve(slotSize, in: plan.box)
      if run.count != nil, length[run.axis] < Self.smallestCellSide {
        return add(.subitem(path), .count, .tooSmall, length[run.axis])
      }
      switch run.subitem(inSlot: slot) {
      case .group(let nested):
        try inspect(nested, size: slotSize, in: plan.box, at: path + [slot])
      case .item(let item):
        inspect(item, size: slotSize, length, in: inner, at: path + [slot])
        let cross = run.axis.other
        guard !size[cross].isEstimated else { continue }
        let place = item.edgeSpacing.place(length[cross], in: inner[cross], along: cross)
        let cellEnd =
          group.contentInsets.start(cross) + place + length[cross] - item.contentInsets.end(cross)
        if cellEnd > outer[cross] + Self.tolerance {
          let isCaused = cellEnd - place <= outer[cross] + Self.tolerance
          add(
            .subitem(path + [slot]), isCaused ? .edgeSpacing : .side(cross), .overflow,
            cellEnd - outer[cross], room: inner[cross], axis: cross)
        }
      }
    }
  }

  /// Reports a subitem that does not fit along its group's axis, at what takes the space: the room
  /// around it, if it would fit without that.
  private mutating func addSlot(
    _ slot: Int, of run: SlotRun, at path: [Int], _ kind: LayoutFinding.Kind, in box: LayoutExtent
  ) {
    let length = grid.resolve(run.size(inSlot: slot)[run.axis], in: box)
    let around = run.subitem(inSlot: slot).edgeSpacing.minimum(run.axis)
    let room = run.inner[run.axis]
    let isCaused = slot == 0 && around > 0 && length <= room + LayoutGroup.fitTolerance
    add(
      .subitem(path + [slot]), isCaused ? .edgeSpacing : .side(run.axis), kind, length + around,
      room: room, axis: run.axis)
  }

  private mutating func inspect(
    _ item: LayoutItem, size: LayoutSize, _ length: LayoutExtent, in room: LayoutExtent,
    at path: [Int]
  ) {
    for axis in LayoutAxis.allCases where !size[axis].isEstimated {
      let insets = item.contentInsets.sum(axis)
      if insets > 0, insets >= length[axis] {
        return add(
          .subitem(path), .contentInsets, .insetsTooWide, insets, room: length[axis])
      }
      if length[axis] - insets < Self.smallestCellSide {
        return add(
          .subitem(path), insets > 0 ? .contentInsets : .side(axis), .tooSmall,
          length[axis] - insets)
      }
    }
  }

  /// Compares how many subitems fit if spacing shrinks fractions, as in the newest iOS versions,
  /// and if it does not.
  private mutating func inspectSpacing(
    of run: SlotRun, _ plan: GroupSolver.Plan, at path: [Int], _ cache: inout NestedGroupCache
  ) throws(LayoutFault.Reason) {
    guard run.count == nil, !run.isOpenEnded, run.spacing.minimum > 0, run.hasFractionOfAxis else {
      return
    }
    let supply = GroupSolver.Supply(first: 0)
    let count = try solver.fit(run, supply, spacing: run.spacing.minimum, cache: &cache) { _ in
      run.inner
    }
    guard count != plan.slotCount else { return }
    add(
      .subitem(path), .interItemSpacing, .ambiguousSpacing, Double(plan.slotCount),
      room: Double(count))
  }

  /// Inspects what only the whole section shows: the sequence of its groups, and its edges.
  private mutating func inspect(_ section: LayoutSection, _ solved: SolvedLayout) {
    guard let index = solved.sections.first?.body else { return }
    let body = solved.bodies[index]
    let size = solved.environment.containerSize
    let insets = section.contentInsets
    let cross = solved.axis.other
    if section.interGroupSpacing < 0, !body.run.isOrdered {
      add(
        .section, .interGroupSpacing, .runsBackwards, section.interGroupSpacing,
        room: body.run.extent(at: 0).length)
    } else if insets.sum(solved.axis) < 0, body.boundary.length <= 0 {
      add(.section, .contentInsets, .negativeInsets, body.boundary.length, room: 0)
    } else if insets.sum(cross) < 0, solved.contentSize[cross] > size[cross] {
      add(
        .section, .contentInsets, .negativeInsets, solved.contentSize[cross], room: size[cross])
    }
    let placed = body.boundary.placed
    for (position, later) in placed.enumerated() {
      let isCovered = placed[..<position].contains { earlier in
        earlier.item.zIndex == later.item.zIndex
          && earlier.frame.commonArea(with: later.frame) > Self.tolerance
      }
      if isCovered { return add(.boundaryItem(position), .alignment, .overlap) }
    }
  }

  private mutating func add(
    _ part: LayoutFinding.Part, _ key: LayoutFinding.Key, _ kind: LayoutFinding.Kind,
    _ length: Double = 0, room: Double = 0, axis: LayoutAxis? = nil
  ) {
    findings.append(
      LayoutFinding(part: part, key: key, kind: kind, length: length, room: room, axis: axis))
  }
}

extension LayoutFinding.Key {
  static func side(_ axis: LayoutAxis) -> LayoutFinding.Key {
    axis == .horizontal ? .width : .height
  }
}

extension LayoutRect {
  /// Returns the area that two rectangles share, in square points.
  fileprivate func commonArea(with other: LayoutRect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return max(0, width) * max(0, height)
  }
}
