/// The left edge of an excerpt: line numbers and a ruler.
struct Gutter {
  private let numberWidth: Int
  private let style: TextStyle

  /// Makes a gutter with room for line numbers up to a largest one.
  init(largestNumber: Int, style: TextStyle) {
    numberWidth = String(largestNumber).utf8.count
    self.style = style
  }

  /// The columns for source text next to the gutter.
  ///
  /// Without a terminal, an excerpt uses 120 columns, so that one endless line stays readable.
  var textWidth: Int { max(20, (style.width ?? 120) - numberWidth - 3) }

  /// A row with a line's number, or with only the ruler.
  ///
  /// - Parameter sign: The text between number and line.
  func row(number: Int?, _ text: String, sign: String = "|", role: TextStyle.Role = .gutter)
    -> String
  {
    let digits = number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: max(0, numberWidth - digits.utf8.count))
    return style.paint("\(padding)\(digits) \(sign)", role) + (text.isEmpty ? "" : " \(text)")
  }

  var cut: String { style.paint("...", .gutter) }
}
