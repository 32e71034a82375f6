import MarqueeScreen

/// A text that is an address: 'anna@example.com', 'https://example.com/films'.
enum AddressText {
  private static let schemes = ["https://", "http://", "mailto:", "www."]

  /// The whole text if it is an address.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard !text.contains(0x20) else { return nil }
    let isWeb = schemes.contains { text.count > $0.utf8.count + 3 && text.starts(with: $0.utf8) }
    return isWeb || isMail(text) ? text.indices : nil
  }

  private static func isMail(_ text: ArraySlice<UInt8>) -> Bool {
    guard let at = text.firstIndex(of: UInt8(ascii: "@")), at > text.startIndex,
      text[..<at].allSatisfy({
        $0.isASCIILetter || $0.isASCIIDigit || "._%+-".utf8.contains($0)
      })
    else { return false }
    let labels = text[(at + 1)...].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return last.allSatisfy(\.isASCIILetter)
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
      }
  }
}
