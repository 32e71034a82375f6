/// A time of publication in UTC: `2026-01-31T12:00:00Z`.
package struct PublishTime: Hashable, Sendable {
  /// The time as it is written in manifests.
  package let text: String

  /// Parses a time in exactly this form; `nil` for anything else.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == Self.form.utf8.count,
      zip(bytes, Self.form.utf8).allSatisfy({ byte, form in
        form == UInt8(ascii: "0")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == form
      })
    else { return nil }
    let fields = text.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      .compactMap { Int(Substring($0)) }
    guard fields.count == 6, fields[0] > 0, (1...12).contains(fields[1]),
      (1...Self.dayCount(ofMonth: fields[1], in: fields[0])).contains(fields[2]),
      fields[3] < 24, fields[4] < 60, fields[5] < 60
    else { return nil }
    self.text = text
  }

  /// The pattern, in which 0 stands for any digit.
  private static let form = "0000-00-00T00:00:00Z"

  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
