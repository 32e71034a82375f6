import MarqueeCatalog

/// The reason why a string is not a price, if it is clear.
struct PriceTextFault {
  /// The fault, as a phrase that follows the name of the field.
  let phrase: String
  let number: String
  let isSure: Bool

  /// Examines a string that is not a decimal number.
  ///
  /// - Returns: `nil` if it is not clear what was meant.
  init?(_ text: String) {
    let trimmed = String(text.unicodeScalars.trimming(\.properties.isWhitespace))
    let amount = String(trimmed.unicodeScalars.trimming { !("0"..."9").contains($0) && $0 != "-" })
    guard !amount.isEmpty else { return nil }
    let symbol = String(BareName(trimmed.replacing(amount, with: "")).name)
    if trimmed != text, DecimalNumber(trimmed) != nil {
      (phrase, number, isSure) = ("has white space around the number", trimmed, true)
    } else if trimmed == amount, let number = Self.withPoint(amount) {
      (phrase, self.number, isSure) = (
        "has a comma where the decimal point belongs", number, false
      )
    } else if !symbol.isEmpty,
      let number = DecimalNumber(amount).map({ _ in amount }) ?? Self.withPoint(amount)
    {
      (phrase, self.number, isSure) = (
        "must be only the amount, without '\(symbol)': the currency is written under 'currency'",
        number, false
      )
    } else {
      return nil
    }
  }

  /// Turns a decimal comma into a point; `nil` if it is not a number or the comma may separate
  /// thousands.
  private static func withPoint(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].count) else { return nil }
    let number = "\(parts[0]).\(parts[1])"
    return DecimalNumber(number).map { _ in number }
  }
}

extension String.UnicodeScalarView {
  /// Trims characters that meet a condition from both ends.
  fileprivate func trimming(_ isTrimmed: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
