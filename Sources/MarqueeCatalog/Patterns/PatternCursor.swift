struct PatternCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The position in bytes of UTF-8.
  private(set) var offset = 0

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  /// Returns the scalar at the position, or `distance` scalars later; `nil` past the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Consumes a scalar and returns it; `nil` at the end.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    index += 1
    offset += UTF8.width(scalar)
    return scalar
  }

  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek() == wanted else { return false }
    _ = next()
    return true
  }

  /// Consumes an ASCII text if it comes next.
  mutating func take(text: String) -> Bool {
    for (distance, scalar) in text.unicodeScalars.enumerated() where peek(distance) != scalar {
      return false
    }
    for _ in text.unicodeScalars { _ = next() }
    return true
  }

  /// Consumes scalars while they meet a condition, up to a number of them.
  mutating func take(
    upTo count: Int = .max, while isWanted: (Unicode.Scalar) -> Bool
  ) -> String {
    var text = ""
    var remaining = count
    while remaining > 0, let scalar = peek(), isWanted(scalar) {
      text.unicodeScalars.append(scalar)
      _ = next()
      remaining -= 1
    }
    return text
  }
}
