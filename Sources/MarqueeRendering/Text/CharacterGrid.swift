import MarqueeScreen

/// Converts points to columns and rows.
struct CharacterGrid {
  let columnWidth: Double
  let rowHeight: Double

  /// The largest column or row, to avoid overflow.
  private static let farthest = 1e6

  func row(_ y: Double) -> Int { Self.index(y / rowHeight) }

  func column(_ x: Double) -> Int { Self.index(x / columnWidth) }

  /// The columns that a frame covers, at least one.
  func columns(_ frame: LayoutRect) -> Range<Int> {
    let start = Self.index(frame.minX / columnWidth)
    return start..<max(start + 1, Self.index(frame.maxX / columnWidth))
  }

  /// The rows that a frame covers, at least one.
  func rows(_ frame: LayoutRect) -> Range<Int> {
    let start = row(frame.minY)
    return start..<max(start + 1, row(frame.maxY))
  }

  private static func index(_ position: Double) -> Int {
    position.isFinite ? Int(min(max(-farthest, position.rounded()), farthest)) : 0
  }
}
