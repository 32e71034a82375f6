import MarqueeCells
import MarqueeScreen

/// The measured sizes of a screen's cells and headers whose heights depend on their texts.
struct TextHeights {
  /// The widths of the cells and the header of a section; `nil` for those that were not placed.
  private struct Widths {
    var cells: [Double?]
    var header: Double?
  }

  private let texts: [SectionTexts?]
  /// The widths in each section, by ``SolvedLayout/shapeIndex(ofSection:)``.
  private var widths: [Int: Widths] = [:]
  private let shapes: [Int?]
  private let scale: Double

  /// Finds the widths of everything that is measured.
  ///
  /// - Parameters:
  ///   - texts: The texts of each section; `nil` for a section without any.
  ///   - solved: The screen laid out with estimates.
  init(_ texts: [SectionTexts?], in solved: SolvedLayout) {
    self.texts = texts
    scale = solved.environment.scale
    shapes = texts.indices.map { solved.shapeIndex(ofSection: $0) }
    for (index, shape) in shapes.enumerated() {
      // Equal sections have equal widths, so look at only one of them.
      guard let texts = texts[index], let shape else { continue }
      guard widths[shape].map({ $0.cells.count < texts.cells.count }) ?? true else { continue }
      widths[shape] = Self.widths(ofSection: index, count: texts.cells.count, in: solved)
    }
  }

  private static func widths(
    ofSection index: Int, count: Int, in solved: SolvedLayout
  ) -> Widths {
    var widths = Widths(cells: Array(repeating: nil, count: count))
    for element in solved.elements(ofSection: index) {
      switch element.kind {
      case .cell where widths.cells.indices.contains(element.item):
        widths.cells[element.item] = element.frame.width
      case .boundary(ElementKind.sectionHeader): widths.header = element.frame.width
      case .cell, .boundary, .supplementary, .layoutBoundary, .decoration: break
      }
    }
    return widths
  }

  /// Returns the measured sizes of cells and headers in a text size.
  ///
  /// - Complexity: O(*m*) in the measured texts, and in the scalars of those of several lines.
  func sizes(for textSize: TextSizeCategory) -> MeasuredSizes {
    var sizes = MeasuredSizes()
    // Most lists have equally high rows, and finding a table is faster than filling one.
    var known: [[Double?]: [Int: FittedSize]] = [:]
    for (index, texts) in texts.enumerated() {
      guard let texts, let widths = shapes[index].flatMap({ self.widths[$0] }) else { continue }
      if !texts.cells.isEmpty {
        let heights = zip(texts.cells, widths.cells).map { text, width in
          width.flatMap { text?.height(fitting: $0, scale: scale, textSize) }
        }
        let cells =
          known[heights]
          ?? Dictionary(
            uniqueKeysWithValues: heights.enumerated().compactMap { item, height in
              height.map { (item, FittedSize(height: $0)) }
            })
        known[heights] = cells
        sizes.set(cells, inSection: index)
      }
      if let header = texts.header, let width = widths.header {
        sizes[section: index, boundary: ElementKind.sectionHeader] = FittedSize(
          height: header.height(fitting: width, scale: scale, textSize))
      }
    }
    return sizes
  }
}
