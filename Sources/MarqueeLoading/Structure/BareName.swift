/// A name without surrounding white space and quotation marks.
struct BareName {
  let name: String
  let surroundings: String

  init(_ text: String) {
    let scalars = text.unicodeScalars
    func isInside(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isWhitespace && !scalar.properties.isQuotationMark
    }
    let start = scalars.firstIndex(where: isInside) ?? scalars.endIndex
    let end = scalars.lastIndex(where: isInside).map(scalars.index(after:)) ?? scalars.endIndex
    name = String(scalars[start..<end])
    let hasQuotes = [scalars[..<start], scalars[end...]].joined()
      .contains(where: \.properties.isQuotationMark)
    surroundings = hasQuotes ? "quotation marks around" : "white space around"
  }
}
