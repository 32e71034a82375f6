/// Cuts what authors wrote in the words of a diagnostic.
///
/// A message quotes names and texts in single quotes. They can be as long as the file, and a file
/// can get many diagnostics, so every message passes through here when it is made.
package enum MessageText {
  /// The most bytes of a quoted text.
  static let maximumQuotedCount = 100
  /// The most bytes of a message.
  static let maximumCount = 1000

  private static let quote = UInt8(ascii: "'")
  private static let ellipsis = Array("…".utf8)

  /// A message with each long quoted text cut, and its own end if the rest is still too long.
  ///
  /// A cut message is not cut again.
  ///
  /// - Complexity: O(*n*) in the bytes of the message, and O(1) for one without a long text.
  package static func cut(_ message: String) -> String {
    guard message.utf8.count > maximumQuotedCount else { return message }
    let bytes = Array(message.utf8)
    let parts = bytes.split(
      separator: quote, maxSplits: maximumCount, omittingEmptySubsequences: false)
    var result: [UInt8] = []
    for (position, part) in parts.enumerated() {
      if position > 0 { result.append(quote) }
      let isInQuotes = position > 0 && position < parts.count - 1
      result += isInQuotes ? cut(part, to: maximumQuotedCount) : Array(part)
      if result.count > maximumCount { break }
    }
    guard result.count < bytes.count || result.count > maximumCount else { return message }
    return String(decoding: cut(result[...], to: maximumCount), as: UTF8.self)
  }

  /// Returns the beginning of a text, up to the end of a character's bytes.
  private static func cut(_ text: ArraySlice<UInt8>, to count: Int) -> [UInt8] {
    guard text.count > count else { return Array(text) }
    var end = text.startIndex + count - ellipsis.count
    while end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end] + ellipsis
  }
}
