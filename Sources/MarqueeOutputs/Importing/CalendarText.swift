import MarqueePropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum CalendarText {
  /// A day, or a time with `Z` or an offset such as `+02:00`, as a property list writes the instant.
  ///
  /// - Returns: A date in UTC; `nil` for any other text, including a time with a fraction, which a
  ///   property list would lose, and a year before 1583.
  static func date(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard (10...25).contains(bytes.count), text >= "1583", text < ":" else { return nil }
    let zone = bytes.dropFirst(19)
    let local = bytes.count == 10 ? bytes + Array("T00:00:00".utf8) : Array(bytes.prefix(19))
    guard LeafContent.isDate((local + [UInt8(ascii: "Z")])[...]) else { return nil }
    if bytes.count == 10 { return "\(text)T00:00:00Z" }
    if zone.elementsEqual("Z".utf8) { return text }
    guard let sign = zone.first, "+-".utf8.contains(sign), zone.count > 4 else { return nil }
    // A text that is not a time is not an error here.
    return (try? Date(text, strategy: .iso8601))?.formatted(.iso8601)
  }

  /// Whether a text has an offset, which a date in UTC does not keep.
  static func hasOffset(_ text: String) -> Bool { text.utf8.count > 20 && date(text) != nil }
}
