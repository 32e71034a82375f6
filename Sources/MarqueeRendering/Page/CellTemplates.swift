import MarqueeCells
import MarqueeSupport

/// The different ways in which the cells of a page are made, each once.
struct CellTemplates {
  /// A cell of each.
  private(set) var parts: [CellPart] = []
  private var indices: [[UInt8]: Int] = [:]

  /// The index of the template of a cell; a new one is added.
  mutating func index(of cell: CellPart) -> Int {
    var writer = JSONWriter(style: .compact)
    writer.template(cell)
    if let index = indices[writer.bytes] { return index }
    indices[writer.bytes] = parts.count
    parts.append(cell)
    return parts.count - 1
  }
}
