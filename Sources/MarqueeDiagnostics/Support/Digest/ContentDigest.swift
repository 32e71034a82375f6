/// A digest that equal contents share; different contents share one by a chance of one in 2¹²⁸.
///
/// It does not protect against deliberate collisions; see ``SipHash``.
package struct ContentDigest: Hashable, Sendable {
  /// The first eight bytes, the first one lowest.
  package let first: UInt64
  /// The last eight bytes.
  package let second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  package init(of bytes: ArraySlice<UInt8>) {
    var hash = SipHash()
    hash.add(bytes)
    self = hash.finished()
  }

  /// The sixteen bytes.
  package var bytes: [UInt8] {
    [first, second].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }
    }
  }
}

extension ContentDigest: LosslessStringConvertible {
  /// The bytes as 32 hexadecimal digits.
  package var description: String {
    [first, second].map { $0.byteSwapped.hexadecimal(digitCount: 16) }.joined()
  }

  /// Reads 32 hexadecimal digits; `nil` for any other text.
  package init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 32, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let first = UInt64(text.prefix(16), radix: 16),
      let second = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(first: first.byteSwapped, second: second.byteSwapped)
  }
}
