extension FixedWidthInteger where Self: UnsignedInteger {
  /// Formats the number in hexadecimal, with leading zeros up to a number of digits.
  package func hexadecimal(digitCount: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digitCount - digits.count)) + digits
  }
}
