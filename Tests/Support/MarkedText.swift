/// A text in which `⟦` and `⟧` enclose the ranges where diagnostics must appear.
package struct MarkedText {
  package let bytes: [UInt8]
  /// The marked ranges of bytes, in order.
  package let ranges: [Range<Int>]

  package init(_ text: String) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var start = 0
    for character in text {
      switch character {
      case "⟦": start = bytes.count
      case "⟧": ranges.append(start..<bytes.count)
      default: bytes += String(character).utf8
      }
    }
    self.bytes = bytes
    self.ranges = ranges
  }
}
