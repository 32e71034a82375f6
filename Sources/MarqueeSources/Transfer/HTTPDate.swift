import Foundation

/// Dates as in header fields: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  /// The date; `nil` for any other text.
  ///
  /// The older formats of RFC 9110 are not read: servers that send them get no conditional requests
  /// by date.
  static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }

  /// Whether a modification date identifies the content.
  ///
  /// A file that is saved twice in one second has one date for two contents (RFC 9110, 8.8.2.2).
  static func isStrong(lastModified: String, at now: String?) -> Bool {
    guard let modified = date(lastModified), let now = now.flatMap(date) else { return false }
    return now.timeIntervalSince(modified) >= 2
  }
}
