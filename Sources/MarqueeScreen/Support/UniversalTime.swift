/// Formats points in time as UTC: `2020-01-31T23:59:59Z`.
package enum UniversalTime {
  /// The first day of the Gregorian calendar.
  ///
  /// For an earlier day readers differ in which day is meant, by up to ten days:
  /// `PropertyListDecoder` uses the Julian calendar, and readers of ISO 8601 the Gregorian one.
  package static let firstDay = "1582-10-15"
  /// The seconds since 2001-01-01 that fall between the first day and the year 9999.
  private static let range: Range<Double> = -13_197_600_000..<252_423_993_600
  /// The start of the year 1, in the same seconds.
  private static let yearOne = -63_113_904_000.0

  /// Formats a point in time, rounded down to whole seconds; `nil` before the first day, and after
  /// the year 9999.
  ///
  /// - Parameter seconds: Seconds since 2001-01-01T00:00:00Z, with days of 86,400 seconds.
  package static func text(secondsSince2001 seconds: Double) -> String? {
    guard range.contains(seconds) else { return nil }
    let sinceYearOne = Int((seconds - yearOne).rounded(.down))
    let (days, second) = sinceYearOne.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = date(daysSinceYearOne: days)
    let date = "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    return "\(date)T\(time.joined(separator: ":"))Z"
  }

  /// Counts years from March to February, so that a leap day is the last day of its year.
  private static func date(daysSinceYearOne days: Int) -> (year: Int, month: Int, day: Int) {
    // From 0000-03-01, which is 306 days before 0001-01-01.
    let sinceMarch = days + 306
    let (era, dayOfEra) = sinceMarch.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (400 * era + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
