import MarqueeScreen

struct SectionSolver {
  let section: LayoutSection
  let input: SectionInput
  let configuration: LayoutConfiguration
  let environment: LayoutEnvironment
  let grid: PixelGrid

  private var axis: LayoutAxis { configuration.scrollDirection }
  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  private var insets: DirectionalEdgeInsets { section.contentInsets }

  /// The direction in which groups follow each other.
  var runAxis: LayoutAxis { isOrthogonal ? axis.other : axis }

  /// The insets of the section's reference, before its own insets; only across the scrolling axis.
  private var referenceInsets: DirectionalEdgeInsets { insets(of: section.contentInsetsReference) }

  /// Returns the insets of a reference, across the scrolling axis.
  private func insets(of reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    let insets = environment.insets(
      for: reference, configuration: configuration.contentInsetsReference)
    return axis == .vertical
      ? DirectionalEdgeInsets(leading: insets.leading, trailing: insets.trailing)
      : DirectionalEdgeInsets(top: insets.top, bottom: insets.bottom)
  }

  var container: LayoutExtent { environment.containerSize.inset(by: referenceInsets) }

  /// The box that fractions in the size of the section's group refer to.
  var groupBase: LayoutExtent { section.groupBase(in: container, scrolling: axis) }

  /// Solves the section; it has no groups if the first item does not fit.
  func solve() throws(LayoutFault.Reason) -> SectionBody {
    let container = container
    let effective = container.inset(by: insets)
    let run = try solveRun(in: groupBase)
    let boundary = boundaryPlacement(
      container: container, effective: effective, contentLength: contentLength(of: run))
    var body = SectionBody(scrollAxis: axis, run: run, boundary: boundary)
    body.referenceInsets = referenceInsets
    body.behavior = section.orthogonalScrollingBehavior
    body.cellZIndex = section.decorationItems.isEmpty ? 0 : 1
    body.contentOrigin = referenceInsets.corner.offset(by: insets.corner)
    body.contentOrigin[axis] += boundary.startGrowth
    body.crossRoom = isOrthogonal ? run.crossLength : effective[runAxis.other]
    body.decorations = decorations(length: body.length, container: container)
    if isOrthogonal, run.count > 0 {
      var size = effective
      size[axis] = run.crossLength
      body.viewport = LayoutRect(origin: body.contentOrigin, size: size)
    }
    return body
  }

  /// Returns the length of the section's content, without headers and footers.
  private func contentLength(of run: GroupRun) -> Double {
    if run.count == 0, section.boundarySupplementaryItems.isEmpty { return 0 }
    let length = isOrthogonal ? run.crossLength : run.length
    return insets.start(axis) + length + insets.end(axis)
  }

  private func boundaryPlacement(
    container: LayoutExtent, effective: LayoutExtent, contentLength: Double
  ) -> BoundaryPlacement {
    let reference = section.supplementaryContentInsetsReference
    var base = container
    var crossStart = referenceInsets.start(axis.other) + insets.start(axis.other)
    if reference == .automatic {
      base[axis.other] = effective[axis.other]
    } else {
      let insets = insets(of: reference)
      base[axis.other] = environment.containerSize.inset(by: insets)[axis.other]
      crossStart = insets.start(axis.other)
    }
    return BoundaryPlacement(
      section.boundarySupplementaryItems, axis: axis, contentLength: contentLength,
      crossStart: crossStart, base: base, grid: grid, fitted: input.boundaryItems)
  }

  /// Returns the backgrounds, which cover the whole section; there are none if it has no length.
  private func decorations(
    length: Double, container: LayoutExtent
  ) -> [(item: DecorationItem, frame: LayoutRect)] {
    guard length > 0 else { return [] }
    var size = container
    size[axis] = length
    return section.decorationItems.map { item in
      let origin = referenceInsets.corner.offset(by: item.contentInsets.corner)
      let inset = grid.round(size.inset(by: item.contentInsets))
      return (item, LayoutRect(origin: origin, size: inset))
    }
  }
}

// MARK: - Groups

extension SectionSolver {
  private func solveRun(in base: LayoutExtent) throws(LayoutFault.Reason) -> GroupRun {
    var run = GroupRun(
      axis: runAxis, edges: section.group.edgeSpacing, spacing: section.interGroupSpacing)
    // UIKit raises an exception for a group without room, and an app shows nothing of the section.
    guard input.itemCount > 0, section.group.hasRoom(in: base, grid) else { return run }
    var plain = GroupSolver(grid: grid)
    let full = try plain.solve(section.group, in: base, supply: GroupSolver.Supply(first: 0))
    guard full.itemCount > 0 else { return run }
    try appendMeasuredGroups(to: &run, in: base, plain: full)
    let rest = input.itemCount - run.nextItem
    run.append(full, count: rest / full.itemCount)
    try appendLastGroup(to: &run, in: base, like: full, solver: &plain)
    return run
  }

  /// Solves the groups with measured cells, up to the last of them.
  ///
  /// - Parameter plain: The group without measured cells, which fills the ranges between them.
  /// - Complexity: O(*m*) in the number of measured cells, however far apart they are.
  private func appendMeasuredGroups(
    to run: inout GroupRun, in base: LayoutExtent, plain: GroupPattern
  ) throws(LayoutFault.Reason) {
    let measured = input.cells.keys.filter { $0 >= 0 && $0 < input.itemCount }.sorted()
    guard let lastMeasured = measured.last else { return }
    var next = 0
    var solver = GroupSolver(grid: grid, fitted: input.cells)
    while run.nextItem <= lastMeasured {
      while measured[next] < run.nextItem { next += 1 }
      let distance = measured[next] - run.nextItem
      if distance > Self.farthestLook(plain) {
        let count = (distance - Self.farthestLook(plain)) / plain.itemCount
        if count > 0 {
          run.append(plain, count: count)
          continue
        }
      }
      let supply = GroupSolver.Supply(first: run.nextItem)
      var full = try solver.solve(section.group, in: base, supply: supply)
      if full.itemCount == 0 {
        // A cell that is longer than a whole group is placed as if it were not measured.
        solver.fitted[run.nextItem] = nil
        full = try solver.solve(section.group, in: base, supply: supply)
        if full.itemCount == 0 { full = plain }
      }
      guard full.itemCount <= input.itemCount - run.nextItem else {
        return try appendLastGroup(to: &run, in: base, like: full, solver: &solver)
      }
      run.append(full)
    }
  }

  /// Returns how many items after its first a group may examine to see what fits.
  private static func farthestLook(_ group: GroupPattern) -> Int {
    2 * group.itemCount + SlotRun.longestFittedRun
  }

  /// Solves the group that has too few items, if there is one.
  private func appendLastGroup(
    to run: inout GroupRun, in base: LayoutExtent, like full: GroupPattern,
    solver: inout GroupSolver
  ) throws(LayoutFault.Reason) {
    guard run.nextItem < input.itemCount else { return }
    let supply = GroupSolver.Supply(first: run.nextItem, count: input.itemCount - run.nextItem)
    // An estimated group is always as long as its content.
    let isTrimmed = !section.group.size[runAxis].isEstimated
    let group = try solver.solve(
      section.group, in: base, supply: supply, trimmedLike: isTrimmed ? full : nil, along: runAxis)
    guard group.itemCount > 0 else { return }
    run.append(group)
  }
}
