import MarqueeCatalog

/// Numbers as an app shows them, in the form of the United States.
enum Figures {
  /// A count with a comma at each thousand.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A rating with one digit behind the point.
  static func rating(_ number: DecimalNumber) -> String {
    let tenths = (number.doubleValue * 10).rounded()
    guard let tenths = Int(exactly: tenths), tenths >= 0 else { return number.text }
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A price in dollars and cents; nothing is free.
  static func price(_ number: DecimalNumber) -> String {
    let cents = (number.doubleValue * 100).rounded()
    guard let cents = Int(exactly: cents), cents >= 0 else { return number.text }
    if cents == 0 { return "Free" }
    return "$\(grouped(cents / 100)).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}
