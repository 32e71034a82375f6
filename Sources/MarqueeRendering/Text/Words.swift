import MarqueeLayout

/// What a mark says, and where it stands in its view.
struct Words {
  let text: String
  let place: Point

  init?(_ mark: Mark) {
    switch mark {
    case .line(let line):
      text = line.text
      place = line.frame.origin
    case .picture(let picture, let frame):
      guard let name = picture.name else { return nil }
      text = "[\(name)]"
      place = frame.origin
    case .numeral(let number, _, _, _):
      text = "#\(number)"
      place = .zero
    case .stars(let rating, let frame):
      let count = rating.isFinite ? Int(min(max(0, rating), 5).rounded()) : 0
      text = String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count)
      place = frame.origin
    case .area, .shade:
      return nil
    }
  }
}
