import TestSupport
import Testing

// The kinds of drafts are internal.
@testable import MarqueeValidation

/// Texts that begin something several times before an end.
@Suite struct DraftEndTests {
  static let ends: [(text: String, range: Range<Int>?)] = [
    ("[[[Help](https://a.com)", 0..<23), ("[a](b) [c](/d)", 7..<14), ("[](/a) [b](/c)", 7..<14),
    ("[a](/b [c](/d) e", 0..<14), ("**a **b c** d", 4..<11), ("**a ***b*** c", 4..<11),
    ("~~a **b** c", 4..<9), ("__a.__b__ __c d__", 10..<17), ("__a.__1__", nil),
    ("%(a%(b)s)", 3..<8), ("%(a b)s %(c)d", 8..<13), ("%()s %(1)s", nil),
    ("(TODO [TBD] a", 0..<11), ("(a) (TODO b)", 4..<12), ("a • b • • c", 8..<15),
  ]

  @Test(arguments: ends)
  func `an end is found behind several beginnings`(text: String, range: Range<Int>?) {
    #expect(Draft(in: Array(text.utf8)[...], ofField: "text")?.range == range)
  }

  /// Each is searched by all expressions; a text of 60 kB takes a second without optimization.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[", "(TODO ", "{{a", "**a ", "%", "• ", "a a ", "\"", "=?a?q?", "a_", "a@a.", "( ",
    ])
  func `a text of beginnings takes no longer than another`(beginning: String) {
    let text = Array(String(repeating: beginning, count: Sample.size(20_000, quick: 6000)).utf8)
    let start = ContinuousClock.now
    _ = Draft(in: text[...], ofField: "text")
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
