import MarqueePropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates in ISO 8601, as texts.
enum CalendarText {
  /// A day, or a time with `Z` or an offset, as a property list writes the instant.
  ///
  /// - Parameter text: `2024-05-01`, `2024-05-01T10:00:00Z` or `2024-05-01T12:00:00+02:00`.
  /// - Returns: A date in UTC; `nil` for any other text, including a time with a fraction, which a
  ///   property list would lose, and a year before 1583.
  static func date(_ text: String) -> String? {
    guard (10...25).contains(text.utf8.count), ("1"..."9").contains(text.prefix(1)) else {
      return nil
    }
    let bytes = Array(text.utf8)
    let local = bytes.count == 10 ? bytes + Array("T00:00:00".utf8) : Array(bytes.prefix(19))
    guard text >= "1583", LeafContent.isDate((local + [UInt8(ascii: "Z")])[...]) else { return nil }
    let zone = bytes.dropFirst(19)
    if bytes.count == 10 { return "\(text)T00:00:00Z" }
    if zone.elementsEqual("Z".utf8) { return text }
    guard let sign = zone.first, "+-".utf8.contains(sign), zone.count == 5 || zone.count == 6,
      // A text that is not a time is not an error here.
      let date = try? Date(text, strategy: .iso8601)
    else { return nil }
    return date.formatted(.iso8601)
  }

  /// Whether a text has an offset, which a date in UTC does not keep.
  static func hasOffset(_ text: String) -> Bool { text.utf8.count > 20 && date(text) != nil }
}
