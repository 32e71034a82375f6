import MarqueeCatalog
package import MarqueeLayout
package import MarqueeScreen

/// Solves the layout of a screen for devices and text sizes.
package struct ScreenSolver: Sendable {
  private let screen: Screen
  private let layout: CompositionalLayout
  private let itemCounts: [Int]
  /// The parts of those cells whose height depends on their text, by section.
  private let measuredCells: [Int: [CellPart]]
  /// Sections whose header has an estimated height.
  private let measuredHeaders: [Int: CellPart]

  /// Whether the size of texts makes no difference to any frame.
  var ignoresTextSize: Bool { measuredCells.isEmpty && measuredHeaders.isEmpty }

  /// Prepares to solve a screen.
  ///
  /// - Parameter locale: The form of the figures in cells that are as high as their text.
  package init(_ screen: Screen, for locale: DisplayLocale) {
    self.screen = screen
    let empty = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .absolute(0), height: .absolute(0)), subitems: []))
    let layouts = screen.sections.map { screen.layout(of: $0) ?? empty }
    layout = CompositionalLayout(sections: layouts)
    itemCounts = screen.sections.map(\.shownItems.count)
    var cells: [Int: [CellPart]] = [:]
    var headers: [Int: CellPart] = [:]
    for (index, section) in screen.sections.enumerated() {
      if section.itemKind.isMeasured {
        cells[index] = section.shownItems.map {
          CellPart.cell(of: $0, in: section, for: locale)
        }
      }
      if let name = section.name, layouts[index].hasEstimatedHeader {
        headers[index] = .header(name)
      }
    }
    measuredCells = cells
    measuredHeaders = headers
  }

  /// Solves the screen.
  ///
  /// What shows text and has an estimated height gets the height of its text, as on a phone once it
  /// has been in sight.
  ///
  /// - Complexity: O(*s* + *m*) in the number of sections and of cells that are measured.
  package func solve(
    for environment: LayoutEnvironment, category: TextSizeCategory = .large
  ) -> SolvedLayout {
    let solver = LayoutSolver(layout, environment: environment)
    let estimated = solver.solve(itemCounts: itemCounts)
    guard !ignoresTextSize else { return estimated }
    return solver.solve(
      itemCounts: itemCounts,
      measuredSizes: measure(in: estimated, PartLayout(category: category)))
  }

  private func measure(in solved: SolvedLayout, _ parts: PartLayout) -> MeasuredSizes {
    var sizes = MeasuredSizes()
    let scale = solved.environment.scale
    func height(of part: CellPart, _ element: LayoutElement, atLeast least: Double) -> FittedSize {
      let height = max(least, parts.size(of: part, fitting: element.frame.width).height)
      return FittedSize(height: (height * scale - 0.001).rounded(.up) / scale)
    }
    for index in Set(measuredCells.keys).union(measuredHeaders.keys).sorted() {
      let least = screen.sections[index].itemKind == .row ? Self.leastRowHeight : 0
      for element in solved.elements(ofSection: index) {
        switch element.kind {
        case .cell:
          guard let cells = measuredCells[index], cells.indices.contains(element.item) else {
            continue
          }
          sizes[section: index, item: element.item] = height(
            of: cells[element.item], element, atLeast: least)
        case .boundary(let kind):
          guard let header = measuredHeaders[index] else { continue }
          sizes[section: index, boundary: kind] = height(of: header, element, atLeast: 0)
        case .supplementary, .layoutBoundary, .decoration:
          continue
        }
      }
    }
    return sizes
  }

  /// The height in points that a list row has at least.
  private static let leastRowHeight = 44.0
}

extension LayoutSection {
  fileprivate var hasEstimatedHeader: Bool {
    boundarySupplementaryItems.contains { item in
      guard case .estimated = item.size.height else { return false }
      return item.elementKind == ElementKind.sectionHeader
    }
  }
}
