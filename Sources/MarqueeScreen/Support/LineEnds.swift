/// Normalizes line breaks as XML does: CR LF and CR mean the same as LF (XML 1.0, section 2.11).
///
/// A checkout that converts line breaks then changes no text of a screen.
package enum LineEnds {
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Appends text with each line break as LF.
  ///
  /// - Complexity: O(*n*).
  package static func append(normalizing text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var rest = text
    while let end = firstCarriageReturn(in: rest) {
      bytes += rest[..<end]
      rest = rest[(end + 1)...]
      if rest.first != lineFeed { bytes.append(lineFeed) }
    }
    bytes += rest
  }

  /// Where the first CR is: most texts have none, and a loop over a span detects this fastest.
  private static func firstCarriageReturn(in text: ArraySlice<UInt8>) -> Int? {
    text.withSpan { bytes in
      for index in bytes.indices where bytes[index] == carriageReturn {
        return text.startIndex + index
      }
      return nil
    }
  }
}
