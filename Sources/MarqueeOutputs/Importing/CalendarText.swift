/// Dates in ISO 8601, as texts.
enum CalendarText {
  /// A day, or a time in UTC with whole seconds, as a property list writes it.
  ///
  /// - Parameter text: `2024-05-01` or `2024-05-01T10:00:00Z`.
  /// - Returns: `2024-05-01T00:00:00Z`; `nil` for any other text, including a time with an offset or
  ///   a fraction, which a property list would lose, and a year before 1583.
  static func date(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || bytes.count == 20, fits(bytes, pattern.utf8.prefix(bytes.count)),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), (1583...9999).contains(year), (1...12).contains(month),
      (1...days(in: month, year)).contains(day)
    else { return nil }
    guard bytes.count == 20 else { return "\(text)T00:00:00Z" }
    guard let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19]), hour < 24, minute < 60, second < 60
    else { return nil }
    return text
  }

  private static let pattern = "0000-00-00T00:00:00Z"

  private static func fits(_ bytes: [UInt8], _ pattern: some Collection<UInt8>) -> Bool {
    zip(bytes, pattern).allSatisfy { byte, expected in
      expected == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == expected
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }

  private static func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
