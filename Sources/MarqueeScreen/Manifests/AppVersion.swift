/// The version of an app, as in `CFBundleShortVersionString`: numbers separated by dots.
package struct AppVersion: Hashable, Sendable {
  private let numbers: [Int]

  /// Parses an app's version leniently: a part that is not a number counts as 0.
  package init(_ text: String) {
    numbers = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { part in
        let digits = part.prefix(while: \.isASCIIDigit)
        // A number with too many digits for an integer is larger than any that it is compared with.
        return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? .max
      }
  }

  /// Parses a version strictly; `nil` for anything but one to four numbers.
  package init?(exactly text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count),
      parts.allSatisfy({ (1...9).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    self.init(text)
  }

  /// Whether this version is equal to or later than another; `2.4` equals `2.4.0`.
  package func isAtLeast(_ other: AppVersion) -> Bool {
    for index in 0..<max(numbers.count, other.numbers.count) {
      let (own, its) = (number(at: index), other.number(at: index))
      if own != its { return own > its }
    }
    return true
  }

  private func number(at index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
}
