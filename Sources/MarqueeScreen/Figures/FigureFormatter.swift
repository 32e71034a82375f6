/// Formats figures for a country that ``DisplayLocale`` does not have, such as with the system's
/// formatters.
public final class FigureFormatter: Sendable {
  let count: @Sendable (Int) -> String
  /// Formats a rating from 0 to 5.
  let rating: @Sendable (DecimalNumber) -> String
  /// Formats a price in the currency with an ISO 4217 code.
  let price: @Sendable (DecimalNumber, String) -> String
  /// The country's currency, as an ISO 4217 code.
  let currency: String

  /// Makes a formatter.
  ///
  /// - Parameters:
  ///   - currency: The currency of prices that have none, as an ISO 4217 code.
  ///   - count: Formats a count.
  ///   - rating: Formats a rating from 0 to 5.
  ///   - price: Formats a price in a currency; 0 for what costs nothing.
  public init(
    currency: String, count: @escaping @Sendable (Int) -> String,
    rating: @escaping @Sendable (DecimalNumber) -> String,
    price: @escaping @Sendable (DecimalNumber, String) -> String
  ) {
    self.currency = currency
    self.count = count
    self.rating = rating
    self.price = price
  }
}

extension FigureFormatter: Hashable {
  /// Whether both are the same formatter.
  public static func == (left: FigureFormatter, right: FigureFormatter) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
