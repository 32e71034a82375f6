extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number in hexadecimal digits, with zeros in front up to a count.
  package func hexadecimal(digitCount: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digitCount - digits.count)) + digits
  }
}
