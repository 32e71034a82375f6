import MarqueeCells
import MarqueeScreen

extension LayoutSolver {
  /// What the frames of a section with measured views depend on, in addition to its estimated
  /// layout.
  private struct MeasuredInput: Hashable {
    /// The index of the section's body when it was laid out with estimates.
    let estimatedBody: Int
    let cells: [Int: FittedSize]
    let boundaryItems: [String: FittedSize]
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
      grid: PixelGrid(scale: environment.scale))
    solved.faults = estimated.faults.filter { fault in
      fault.section.map(measuredSizes.isEmpty(inSection:)) ?? true
    }
    var copies = [Int?](repeating: nil, count: estimated.bodies.count)
    var known: [MeasuredInput: Int] = [:]
    var start = 0.0
    for (index, itemCount) in itemCounts.enumerated() {
      if index > 0 { start += layout.configuration.interSectionSpacing }
      let body = estimated.sections[index].body
      let bodyIndex: Int
      if measuredSizes.isEmpty(inSection: index) {
        bodyIndex = copies[body] ?? solved.add(estimated.bodies[body])
        copies[body] = bodyIndex
      } else {
        let input = MeasuredInput(
          estimatedBody: body, cells: measuredSizes.cells(inSection: index),
          boundaryItems: measuredSizes.boundaryItems(inSection: index))
        bodyIndex = known[input] ?? solve(input, index, itemCount, into: &solved)
        // Faults are reported for each section, so only sections without faults share a result.
        if solved.faults.last?.section != index { known[input] = bodyIndex }
      }
      solved.sections.append((start: start, body: bodyIndex))
      start += solved.bodies[bodyIndex].length
    }
    solved.faults.sort { ($0.section ?? -1) < ($1.section ?? -1) }
    if layout.configuration.interSectionSpacing < 0 { solved.isOrdered = false }
    solved.contentSize[solved.axis] = start
    finish(&solved, measuredSizes: measuredSizes)
    return solved
  }

  /// Solves a section with measured views, and adds its body and its faults.
  private func solve(
    _ input: MeasuredInput, _ index: Int, _ itemCount: Int, into solved: inout SolvedLayout
  ) -> Int {
    let (body, faults) = solve(
      SectionInput(
        itemCount: max(0, itemCount), layout: layout.section(at: index), cells: input.cells,
        boundaryItems: input.boundaryItems))
    solved.faults += faults.map { LayoutFault($0, section: index) }
    return solved.add(body)
  }
}

extension SolvedLayout {
  /// Adds the content of a section, and returns its index.
  fileprivate mutating func add(_ body: SectionBody) -> Int {
    bodies.append(body)
    return bodies.count - 1
  }
}
