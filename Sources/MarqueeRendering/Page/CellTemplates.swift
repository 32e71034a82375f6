import MarqueeCells
import MarqueeScreen

/// The different structures of a page's cells, each once.
struct CellTemplates {
  private(set) var parts: [CellPart] = []
  private var indices: [[UInt8]: Int] = [:]

  /// The index of a cell's template; adds a new one if necessary.
  mutating func index(of cell: CellPart) -> Int {
    var writer = JSONWriter(style: .compact)
    writer.template(cell)
    if let index = indices[writer.bytes] { return index }
    indices[writer.bytes] = parts.count
    parts.append(cell)
    return parts.count - 1
  }
}
