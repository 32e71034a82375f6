extension Span<UInt8> {
  /// Returns the scalar that begins at an offset of UTF-8 text, and its length; `nil` at the end.
  ///
  /// A byte that begins no scalar counts as U+FFFD.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < count else { return nil }
    let lead = self[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(lead), offset + length <= count else { return ("\u{FFFD}", 1) }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length {
      guard self[index] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) } ?? ("\u{FFFD}", 1)
  }

  /// Returns the scalar that ends at an offset of UTF-8 text; `nil` at the start.
  func scalar(before offset: Int) -> Unicode.Scalar? {
    var start = offset - 1
    while start > 0, start > offset - 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? nil : scalar(at: start)?.scalar
  }
}
