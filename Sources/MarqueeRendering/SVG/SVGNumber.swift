/// Numbers as SVG writes them.
enum SVGNumber {
  /// A length to the hundredth of a point, without needless digits.
  static func text(_ length: Double) -> String {
    text(length, parts: 100)
  }

  /// A scale, so exact that a line of text ends at the right hundredth of a point.
  static func scale(_ scale: Double) -> String {
    text(scale, parts: 10_000_000)
  }

  private static func text(_ number: Double, parts: Double) -> String {
    let rounded = (number * parts).rounded() / parts
    guard let whole = Int(exactly: rounded) else { return rounded.description }
    return String(whole)
  }
}
