import MarqueeCells
public import MarqueeScreen

/// Computes where UIKit would place everything in a compositional layout.
///
///     let solver = LayoutSolver(layout, environment: LayoutEnvironment(containerSize: size, scale:
///     3)) let solved = solver.solve(itemCounts: [6, 12])
///     for element in solved.elements(in: screen) { draw(element) }
///
/// The arithmetic was observed in the newest versions of UIKit, and matches them to the pixel. For
/// screens that are read from right to left, UIKit mirrors the frames; no recording of this is
/// available. A layout that UIKit would reject becomes a `LayoutFault`.
public struct LayoutSolver: Sendable {
  private static let maximumItemCount = 1_000_000_000

  /// The layout to solve.
  public let layout: CompositionalLayout
  /// The environment to solve it for.
  public var environment: LayoutEnvironment
  /// A number for each section's layout, the same for equal ones; empty if all have the same.
  ///
  /// So layouts are compared once, and not in each environment.
  private let numbers: [Int]

  /// Makes a solver for a layout in an environment.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public init(_ layout: CompositionalLayout, environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    guard case .each(let sections) = layout.sections else {
      numbers = []
      return
    }
    var known = NumberedValues<LayoutSection>()
    numbers = sections.map { known.number(of: $0) }
  }

  /// Solves the layout.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section; a negative one counts as 0.
  ///   - measuredSizes: The measured sizes of views with estimated dimensions; other views keep
  ///     their estimates.
  /// - Complexity: O(*s* + *m*) in the number of sections and of items up to the last measured one
  ///   in each section; the number of items does not matter.
  public func solve(
    itemCounts: [Int], measuredSizes: MeasuredSizes = MeasuredSizes()
  ) -> SolvedLayout {
    var solved = SolvedLayout(
      environment: environment, axis: layout.configuration.scrollDirection,
      grid: environment.grid)
    do {
      try environment.check(with: layout.configuration)
    } catch {
      solved.faults = [LayoutFault(error)]
      return solved
    }
    appendSections(to: &solved, itemCounts: itemCounts, measuredSizes: measuredSizes)
    finish(&solved, measuredSizes: measuredSizes)
    return solved
  }

  /// Solves the layout again after views have been measured.
  ///
  /// The frames are those of ``solve(itemCounts:measuredSizes:)``; sections without a measured view
  /// are reused.
  ///
  /// - Parameters:
  ///   - estimated: The same layout with the same items, solved with estimates only.
  ///   - itemCounts: The number of items in each section; a negative one counts as 0.
  ///   - measuredSizes: The measured sizes of views with estimated dimensions.
  /// - Complexity: O(*s* + *m*) in the number of sections and of items up to the last measured one
  ///   in each section.
  package func solve(
    _ estimated: SolvedLayout, itemCounts: [Int], measuredSizes: MeasuredSizes
  ) -> SolvedLayout {
    // A layout without sections is one that could not be solved at all.
    guard estimated.sections.count == itemCounts.count, estimated.boundary != nil else {
      return estimated
    }
    var solved = SolvedLayout(
      environment: environment, axis: layout.configuration.scrollDirection,
      grid: environment.grid)
    solved.faults = estimated.faults.filter { fault in
      fault.section.map(measuredSizes.isEmpty(inSection:)) ?? true
    }
    appendSections(
      to: &solved, itemCounts: itemCounts, measuredSizes: measuredSizes, estimated: estimated)
    solved.faults.sort { ($0.section ?? -1) < ($1.section ?? -1) }
    finish(&solved, measuredSizes: measuredSizes)
    return solved
  }

  /// Solves the layout and measures visible views, until no new ones become visible.
  ///
  /// This is what UIKit does: a view with an estimated size is laid out with the estimate, measured
  /// when it becomes visible, and laid out again.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section; a negative one counts as 0.
  ///   - rect: The visible area; `nil` for the whole content.
  ///   - measure: Returns the fitted size of an element, given with its current frame; `nil` if it
  ///     has none. It is called once for each element.
  /// - Complexity: Each round costs as much as ``solve(itemCounts:measuredSizes:)``; there are at
  ///   most as many rounds as elements that become visible one by one.
  public func solve(
    itemCounts: [Int], measuringIn rect: LayoutRect?, _ measure: (LayoutElement) -> FittedSize?
  ) -> SolvedLayout {
    var sizes = MeasuredSizes()
    var asked: Set<LayoutElement> = []
    while true {
      let solved = solve(itemCounts: itemCounts, measuredSizes: sizes)
      let visible = rect.map { solved.elements(in: $0) } ?? solved.elements
      var hasChanges = false
      for element in visible where asked.insert(element.identity).inserted {
        guard let fitted = measure(element) else { continue }
        switch element.kind {
        case .cell: sizes[section: element.section, item: element.item] = fitted
        case .boundary(let kind): sizes[section: element.section, boundary: kind] = fitted
        case .layoutBoundary(let kind): sizes[section: nil, boundary: kind] = fitted
        case .supplementary, .decoration: continue
        }
        hasChanges = true
      }
      if !hasChanges { return solved }
    }
  }

  /// Solves the sections one by one, and reuses the result of an equal earlier one, and of sections
  /// without a measured view in the estimated layout.
  private func appendSections(
    to solved: inout SolvedLayout, itemCounts: [Int], measuredSizes: MeasuredSizes,
    estimated: SolvedLayout? = nil
  ) {
    var copies: [Int: Int] = [:]
    var known: [SectionInput: Int] = [:]
    // Neighbors are often equal, and comparing them is faster than a table lookup.
    var previous: (input: SectionInput, body: Int)?
    var start = 0.0
    for (index, itemCount) in itemCounts.enumerated() {
      if index > 0 { start += layout.configuration.interSectionSpacing }
      let bodyIndex: Int
      if let estimated, measuredSizes.isEmpty(inSection: index) {
        let body = estimated.sections[index].body
        bodyIndex = copies[body] ?? solved.add(estimated.bodies[body])
        copies[body] = bodyIndex
      } else {
        let input = SectionInput(
          itemCount: max(0, itemCount),
          layout: numbers.indices.contains(index) ? numbers[index] : nil,
          cells: measuredSizes.cells(inSection: index),
          boundaryItems: measuredSizes.boundaryItems(inSection: index))
        if let previous, previous.input == input {
          bodyIndex = previous.body
        } else if let body = known[input] {
          bodyIndex = body
          previous = (input, body)
        } else {
          let (body, faults) = solve(input, section(at: index))
          bodyIndex = solved.add(body)
          solved.faults += faults.map { LayoutFault($0, section: index) }
          // Faults are reported for each section, so only sections without faults share a result.
          previous = faults.isEmpty ? (input, bodyIndex) : nil
          if faults.isEmpty { known[input] = bodyIndex }
        }
      }
      solved.sections.append((start: start, body: bodyIndex))
      start += solved.bodies[bodyIndex].length
    }
    if layout.configuration.interSectionSpacing < 0 { solved.isOrdered = false }
    solved.contentSize[solved.axis] = start
  }

  private func section(at index: Int) -> LayoutSection? {
    layout.section(at: index)?.adapted(toRegularWidth: environment.isWidthRegular)
  }

  /// Solves one section; the result is empty if it cannot be solved.
  private func solve(
    _ input: SectionInput, _ section: LayoutSection?
  ) -> (body: SectionBody, faults: [LayoutFault.Reason]) {
    let axis = layout.configuration.scrollDirection
    let empty = SectionBody(
      scrollAxis: axis, run: GroupRun(axis: axis, edges: .none, spacing: 0),
      boundary: BoundaryPlacement())
    guard let section else {
      return (empty, input.itemCount == 0 ? [] : [.missingSection])
    }
    guard input.itemCount <= Self.maximumItemCount else {
      return (empty, [.tooManyItems])
    }
    do throws(LayoutFault.Reason) {
      try LayoutValidation.check(section)
      let body = try SectionSolver(
        section: section, input: input, configuration: layout.configuration,
        environment: environment, grid: environment.grid
      ).solve()
      var faults: [LayoutFault.Reason] = []
      if let kind = LayoutValidation.duplicateElementKind(in: section) {
        faults.append(.duplicateElementKind(kind))
      }
      if input.itemCount > 0, body.run.count == 0 { faults.append(.noRoom) }
      return (body, faults)
    } catch {
      return (empty, [error])
    }
  }

  /// Places the layout's own headers and footers around the sections, and computes the totals.
  private func finish(_ solved: inout SolvedLayout, measuredSizes: MeasuredSizes) {
    let axis = solved.axis
    let container = environment.containerSize
    let boundary = BoundaryPlacement(
      layout.configuration.boundarySupplementaryItems, axis: axis,
      contentLength: solved.contentSize[axis], crossStart: 0, base: container, grid: solved.grid,
      fitted: measuredSizes.boundaryItems(inSection: nil))
    for index in solved.sections.indices { solved.sections[index].start += boundary.startGrowth }
    var size = container
    size[axis] = boundary.length
    for body in solved.bodies {
      if body.viewport == nil { size[axis.other] = max(size[axis.other], body.run.widest) }
      let reach = body.reach
      solved.overhang.before = max(solved.overhang.before, -reach.lowerBound)
      solved.overhang.behind = max(solved.overhang.behind, reach.upperBound - body.length)
    }
    solved.boundary = boundary
    solved.contentSize = solved.grid.round(size)
  }
}
