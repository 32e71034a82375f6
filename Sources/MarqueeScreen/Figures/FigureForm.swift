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
    // By bytes, because it is asked for every price.
    let code = Array("\(currency)=".utf8)
    var rest = signs.utf8[...]
    while !rest.isEmpty {
      let entry = rest.prefix { $0 != UInt8(ascii: ";") }
      if entry.starts(with: code) { return String(Substring(entry.dropFirst(code.count))) }
      rest = rest[entry.endIndex...].dropFirst()
    }
    return currency
  }
}
