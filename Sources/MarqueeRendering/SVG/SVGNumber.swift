enum SVGNumber {
  /// A length with at most two decimals.
  static func text(_ length: Double) -> String {
    text(length, parts: 100)
  }

  /// A scale, precise enough for a line of text to end at the right hundredth of a point.
  static func scale(_ scale: Double) -> String {
    text(scale, parts: 10_000_000)
  }

  private static func text(_ number: Double, parts: Double) -> String {
    let rounded = (number * parts).rounded() / parts
    guard let whole = Int(exactly: rounded) else { return rounded.description }
    return String(whole)
  }
}
