import MarqueeScreen

/// The rows of views in a drawing: to scale, and more where the words of a view need more, so that
/// views below it move down.
struct RowPlan {
  private var rowByEdge: [Double: Int] = [:]
  private let grid: CharacterGrid
  private(set) var count = 0

  /// Plans the rows.
  ///
  /// - Parameter views: The frame of each view, and how many rows it needs at least.
  /// - Complexity: O(*n* log *n*) in the views.
  init(_ views: [(frame: LayoutRect, rowCount: Int)], _ grid: CharacterGrid) {
    self.grid = grid
    let viewsByEnd = Dictionary(grouping: views) { Self.end(of: $0.frame) }
    let edges = Set(views.map(\.frame.minY)).union(viewsByEnd.keys).filter(\.isFinite).sorted()
    var last = edges.first ?? 0
    count = grid.row(last)
    for edge in edges {
      count += grid.row(edge) - grid.row(last)
      last = edge
      for (frame, rowCount) in viewsByEnd[edge] ?? [] {
        count = max(count, row(frame.minY) + rowCount)
      }
      rowByEdge[edge] = count
    }
  }

  /// The rows that a frame covers, at least one.
  func rows(_ frame: LayoutRect) -> Range<Int> {
    let start = row(frame.minY)
    return start..<max(start + 1, row(Self.end(of: frame)))
  }

  private func row(_ edge: Double) -> Int { rowByEdge[edge] ?? grid.row(edge) }

  /// The lower edge, which is always below the upper one.
  private static func end(of frame: LayoutRect) -> Double { max(frame.maxY, frame.minY.nextUp) }
}
