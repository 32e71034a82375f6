/// The texts of some cells, each prepared once for all sizes and widths.
///
/// This is a class because layouts of one cell after the other fill it; it stays in one thread.
final class TextCache {
  private struct Key: Hashable {
    let text: String
    let weight: FontWeight
  }

  private var texts: [Key: PreparedText] = [:]

  func prepared(_ text: CellText) -> PreparedText {
    let key = Key(text: text.string, weight: text.weight)
    if let known = texts[key] { return known }
    let prepared = PreparedText(text.string, weight: text.weight)
    texts[key] = prepared
    return prepared
  }
}
