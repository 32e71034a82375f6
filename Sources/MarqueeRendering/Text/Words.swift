import MarqueeCells
import MarqueeLayout

/// What a mark says, and where it is in its view.
struct Words {
  /// What is said, one text below the other.
  private(set) var lines: [String]
  /// The room of the words.
  let frame: LayoutRect
  /// Whether the words are in the middle of their room.
  private(set) var isCentered = false
  /// Whether the words may be left out if there is not enough room: a figure beside them says the same.
  private(set) var isSpare = false

  /// - Parameters:
  ///   - size: The size of the view.
  ///   - facts: What there is to say of an image.
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
      // On its base line the words of the poster would lie over it.
      frame = LayoutRect(x: 0, y: 0, width: size.width, height: 0)
    case .stars(let rating, let room):
      lines = [Self.stars(rating)]
      frame = room
      isSpare = true
    case .area, .shade:
      return nil
    }
    lines.removeAll { $0.isEmpty }
    if lines.isEmpty { return nil }
  }

  /// Stars, and a half one if it is nearer.
  static func stars(_ rating: Double) -> String {
    let halves = rating.isFinite ? Int((min(max(0, rating), 5) * 2).rounded()) : 0
    return String(repeating: "★", count: halves / 2) + (halves.isMultiple(of: 2) ? "" : "½")
  }
}
