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
    let bare = BareName(text)
    if DecimalNumber(bare.name) != nil {
      (phrase, number, isSure) = ("has \(bare.surroundings) the number", bare.name, true)
      return
    }
    guard let price = PriceText(text), !price.sign.contains("-") else { return nil }
    (number, isSure) = (price.amount, false)
    if !price.sign.isEmpty {
      phrase =
        "must be only the amount, without '\(price.sign)': the currency is written under 'currency'"
    } else if price.amount == bare.name.replacing(",", with: ".") {
      phrase = "has a comma where the decimal point belongs"
    } else {
      return nil
    }
  }
}
