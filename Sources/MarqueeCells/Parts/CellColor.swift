/// A color as red, green and blue, in the sRGB color space.
package struct CellColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// One byte each for red, green and blue, red first: `0xff0000` is red.
  package let bytes: UInt32

  package init(integerLiteral bytes: UInt32) {
    self.bytes = bytes
  }

  /// Reads a color as `#RRGGBB`; `nil` for any other text.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.utf8.count == 7, text.first == "#", digits.allSatisfy(\.isHexDigit),
      let bytes = UInt32(digits, radix: 16)
    else { return nil }
    self.bytes = bytes
  }

  /// The amount of red, from 0 to 1.
  package var red: Double { part(shiftedBy: 16) }
  /// The amount of green, from 0 to 1.
  package var green: Double { part(shiftedBy: 8) }
  /// The amount of blue, from 0 to 1.
  package var blue: Double { part(shiftedBy: 0) }

  private func part(shiftedBy bits: UInt32) -> Double { Double(bytes >> bits & 0xff) / 255 }
}
