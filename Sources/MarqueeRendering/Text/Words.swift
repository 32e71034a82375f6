import MarqueeCells
import MarqueeLayout

/// What a mark says, and where it is in its view.
struct Words {
  let text: String
  /// The room of the words.
  let frame: LayoutRect

  /// - Parameter size: The size of the view.
  init?(_ mark: Mark, in size: LayoutExtent) {
    switch mark {
    case .line(let line):
      text = line.text
      frame = line.frame
    case .image(let image, let room):
      guard let name = image.name else { return nil }
      text = "[\(name)]"
      frame = room
    case .numeral(let numeral):
      text = "#\(numeral.number)"
      // On its base line the words of the poster would lie over it.
      frame = LayoutRect(x: 0, y: 0, width: size.width, height: 0)
    case .stars(let rating, let room):
      let count = rating.isFinite ? Int(min(max(0, rating), 5).rounded()) : 0
      text = String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count)
      frame = room
    case .area, .shade:
      return nil
    }
  }
}
