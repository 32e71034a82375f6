/// How a country writes numbers and prices.
///
/// The values are those of Unicode CLDR 48, written down and not asked of a library, so that every
/// platform shows the same. Spaces in them are those that no line breaks at.
struct FigureForm: Hashable, Sendable {
  /// Between the digits before and after it.
  var point: String
  /// Between groups of digits.
  var separator: String
  var grouping = Grouping.thousands
  /// The least number of digits that are grouped.
  var leastGroupedDigits = 4
  /// What comes before the number of a price; `¤` is the currency's sign.
  var pricePrefix = ""
  /// What comes after the number of a price; `¤` is the currency's sign.
  var priceSuffix = ""
  /// The country's currency.
  var currency: String
  /// What is said of something that costs nothing; CLDR has no word for it.
  var free: String

  /// Which digits form groups, from the right.
  enum Grouping: Hashable, Sendable {
    /// By three: 1,234,567.
    case thousands
    /// The last three, and then by two: 12,34,567.
    case lakhs
  }
}
