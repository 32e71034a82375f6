/// A name without surrounding white space and quotation marks.
struct BareName {
  let name: String
  let surroundings: String

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    var hasQuotes = false
    func isAround(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.properties.isQuotationMark
    }
    while let first = rest.first, isAround(first) {
      hasQuotes = hasQuotes || first.properties.isQuotationMark
      rest.removeFirst()
    }
    while let last = rest.last, isAround(last) {
      hasQuotes = hasQuotes || last.properties.isQuotationMark
      rest.removeLast()
    }
    name = String(rest)
    surroundings = hasQuotes ? "quotation marks around" : "white space around"
  }
}
