import MarqueeCells
import MarqueeScreen

/// The words of a mark, and their position in its view.
struct MarkWords {
  private(set) var lines: [String]
  let frame: LayoutRect
  private(set) var isCentered = false
  /// Whether the words may be dropped if space is short, because a number next to them says the
  /// same.
  private(set) var isSpare = false

  /// - Parameters:
  ///   - size: The size of the view.
  ///   - facts: Returns facts about an image.
  init?(_ mark: Mark, in size: LayoutExtent, facts: (CellImage) -> String?) {
    switch mark {
    case .line(let line):
      lines = [line.text]
      frame = line.frame
      isCentered = line.isCentered
    case .image(let image, let room):
      lines = [image.name.map { "[\($0)]" } ?? image.placeholder, facts(image) ?? ""]
      frame = room
    case .numeral(let numeral):
      lines = ["#\(numeral.number)"]
      // On its base line, it would overlap the poster's words.
      frame = LayoutRect(x: 0, y: 0, width: size.width, height: 0)
    case .stars(let rating, _, let room):
      lines = [Self.stars(rating)]
      frame = room
      isSpare = true
    case .area, .shade:
      return nil
    }
    lines.removeAll { $0.isEmpty }
    if lines.isEmpty { return nil }
  }

  static func stars(_ rating: Double) -> String {
    let halves = rating.isFinite ? Int((min(max(0, rating), 5) * 2).rounded()) : 0
    return String(repeating: "★", count: halves / 2) + (halves.isMultiple(of: 2) ? "" : "½")
  }
}
