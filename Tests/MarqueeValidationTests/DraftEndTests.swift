import Testing

// The kinds of drafts are internal.
@testable import MarqueeValidation

/// Texts that begin something several times before an end.
@Suite struct DraftEndTests {
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
}
