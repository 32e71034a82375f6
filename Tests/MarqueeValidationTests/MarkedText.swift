import MarqueeDiagnostics
import MarqueeValidation

/// A text in which `⟦` and `⟧` enclose the ranges where diagnostics must appear.
struct MarkedText {
  /// The text without marks.
  let bytes: [UInt8]
  /// The marked ranges, in order.
  let ranges: [SourceRange]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var ranges: [SourceRange] = []
    var start = 0
    for character in text {
      switch character {
      case RuleExample.start: start = bytes.count
      case RuleExample.end: ranges.append(SourceRange(start..<bytes.count))
      default: bytes += String(character).utf8
      }
    }
    self.bytes = bytes
    self.ranges = ranges
  }
}
