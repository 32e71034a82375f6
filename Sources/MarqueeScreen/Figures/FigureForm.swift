/// How a country writes figures and days.
///
/// The values are in a table and not read from the system, so that every platform shows the same.
/// The spaces in them are non-breaking.
struct FigureForm: Sendable {
  let identifier: String
  let zero: Unicode.Scalar
  let point, separator: String
  /// The number of digits in each group except the last, which has three.
  let groupSize: Int
  let leastGroupedDigits: Int
  let minus: String
  /// A price: `#` is the number, `¤` the currency's sign.
  let price: String
  let currency: String
  /// A day, in the letters of Unicode's date patterns.
  let day: String
  let instant: String
  /// The years from those of the calendar in common use to those of the country's.
  let addedYears: Int
  let months, halves, free: String
  /// The signs of currencies by code: `AUD=A$;EUR=€`.
  let signs: String

  /// Returns the sign of a currency; a currency without a sign has its code.
  func sign(of currency: String) -> String {
    let sign = signs.split(separator: ";").first { $0.hasPrefix("\(currency)=") }
    return sign.map { String($0.dropFirst(currency.count + 1)) } ?? currency
  }
}
