/// Numbers as SVG writes them.
enum SVGNumber {
  /// A length to the hundredth of a point, without needless digits.
  static func text(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    guard let whole = Int(exactly: rounded) else { return rounded.description }
    return String(whole)
  }
}
