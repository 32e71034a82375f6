import MarqueePlatform
import MarqueePropertyList

package enum InstantText {
  /// The date for a day, or for a time with `Z` or an offset such as `+02:00`: the same instant.
  ///
  /// - Returns: `nil` for any other text, including a time with a fraction, which a property list
  ///   would lose, and a year before 1583.
  package static func date(_ text: String) -> String? {
    guard (10...25).contains(text.utf8.count), text >= "1583", text < ":" else { return nil }
    let (isDay, zone) = (text.utf8.count == 10, text.utf8.dropFirst(19))
    let date = Array(text.utf8.prefix(19)) + Array((isDay ? "T00:00:00Z" : "Z").utf8)
    guard LeafContent.isDate(date[...]) else { return nil }
    if isDay || zone.elementsEqual("Z".utf8) { return String(decoding: date, as: UTF8.self) }
    guard let sign = zone.first, "+-".utf8.contains(sign), zone.count > 4 else { return nil }
    // A text that is not a time is not an error here.
    return (try? Date(text, strategy: .iso8601))?.formatted(.iso8601)
  }
}
