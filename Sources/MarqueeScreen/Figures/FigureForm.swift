/// How a country writes numbers and prices.
///
/// The values are those of Unicode CLDR 48. They are written here and not read from a library, so
/// that every platform shows the same. The spaces in them are non-breaking.
struct FigureForm: Hashable, Sendable {
  var point: String
  var separator: String
  var grouping = Grouping.thousands
  var leastGroupedDigits = 4
  /// The text before the number of a price; `¤` is the currency's sign.
  var pricePrefix = ""
  /// The text after the number of a price; `¤` is the currency's sign.
  var priceSuffix = ""
  var currency: String
  /// The word for something that costs nothing; CLDR has none.
  var free: String

  /// How digits are grouped, from the right.
  enum Grouping: Hashable, Sendable {
    /// By threes: 1,234,567.
    case thousands
    /// The last three, then by twos: 12,34,567.
    case lakhs
  }
}
