import TestSupport
import Testing

// The kinds of drafts are internal.
@testable import MarqueeValidation

/// Texts that begin something again and again and never end it; no text has a greatest length.
@Suite struct DraftGrowthTests {
  @Test(arguments: [
    "[", "[a](", "[a](http", "**a ", "***a ", "~~a ", "__a ", "__a.", "_a ", "* ", "%", "%(", "%(a",
    "%1$", "%.1", "(TODO ", "[TBD ", "(", "<b", "(null", "[object ", "{{", "<%", "${", "$(", "[[",
    "\"", "1\"", "“", "«", "「", "the ", "The", "a@", "a.", "www.", "IMG_", "- ", "asdf",
  ])
  func `the time grows with the text, not with its square`(unit: String) {
    // Eight times the text; squares would be 64.
    #expect(Self.seconds(unit, size: 32_000) < 24 * Self.seconds(unit, size: 4_000))
  }

  static let ends: [(text: String, range: Range<Int>?)] = [
    ("[[[Help](https://a.com)", 0..<23), ("[a](b) [c](/d)", 7..<14), ("[](/a) [b](/c)", 7..<14),
    ("[a](/b [c](/d) e", 0..<14), ("**a **b c** d", 0..<11), ("**a ***b*** c", 4..<11),
    ("~~a **b** c", 4..<9), ("__a.__b__ __c d__", 10..<17), ("__a.__1__", 4..<9),
    ("__a b.__c__", 0..<11), ("%(a%(b)s", 3..<8), ("%(a b)s %(c)d", 8..<13), ("%()s %(1)s", nil),
    ("(TODO [TBD] a", 0..<11), ("(a) (TODO b", nil),
  ]

  @Test(arguments: ends)
  func `an end is found behind several beginnings`(text: String, range: Range<Int>?) {
    let bytes = Array(text.utf8)[...]
    let kinds: [DraftKind] = [.word, .format, .markdown]
    #expect(kinds.compactMap { $0.range(in: bytes, ofField: "text") } == (range.map { [$0] } ?? []))
  }

  /// The least processor time of three searches for all kinds.
  private static func seconds(_ unit: String, size: Int) -> Double {
    let text = Array(String(repeating: unit, count: size / unit.utf8.count).utf8)[...]
    var best = Double.infinity
    for _ in 0..<3 {
      let start = ThreadClock.now
      for kind in DraftKind.allCases { _ = kind.range(in: text, ofField: "text") }
      best = min(best, ThreadClock.now - start)
    }
    return best
  }
}
