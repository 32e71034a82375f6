/// The version of an app, as in `CFBundleShortVersionString`: numbers with dots between them.
package struct AppVersion: Hashable, Sendable {
  private let numbers: [Int]

  /// Reads a version: what is no number counts as 0, for an app is as it is.
  package init(_ text: String) {
    numbers = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { part in
        let digits = part.prefix { Self.digits.contains($0) }
        // More digits than an integer holds are more than any number that is compared with them.
        return digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? .max
      }
  }

  /// Reads a version that was written with care; `nil` for anything but one to four numbers.
  package init?(exactly text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count),
      parts.allSatisfy({ (1...9).contains($0.count) && $0.allSatisfy(Self.digits.contains) })
    else { return nil }
    self.init(text)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether this version is the same as another one, or comes after it; `2.4` is `2.4.0`.
  package func isAtLeast(_ other: AppVersion) -> Bool {
    for index in 0..<max(numbers.count, other.numbers.count) {
      let (own, its) = (number(at: index), other.number(at: index))
      if own != its { return own > its }
    }
    return true
  }

  private func number(at index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
}
