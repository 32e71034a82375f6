enum LengthText {
  /// A number with at most one decimal.
  static func number(_ value: Double) -> String {
    // Such a number has no decimals, and ten times as much may be infinite.
    guard abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 10).rounded() / 10
    guard rounded == rounded.rounded() else {
      // A fraction such as -0.05 must not be shown as 0.
      return abs(value) < 0.1 ? "\(value)" : "\(rounded)"
    }
    return rounded == 0 && value != 0 ? "\(value)" : "\(Int(rounded))"
  }

  /// A length: `1 point`, `160 points`.
  static func points(_ length: Double) -> String {
    let text = number(length)
    return text == "1" ? "1 point" : "\(text) points"
  }
}
