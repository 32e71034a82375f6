import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import Testing

/// The same content in the screen, in the library, overridden, by default and by a query.
///
/// The findings are the same with the same values, at the places where these are written; so are
/// the JSON, the names in an editor, what 'diff' compares and what 'fix' leaves.
@Suite struct SplitTests {
  /// What differs today, and should not.
  private static let known: Set<String> = [
    // Two values of an item, or of several items, are compared.
    "missing-currency", "price-precision", "hundredfold-price", "image-and-link",
    "image-and-link, place", "duplicate-item", "duplicate-item, place", "draft-text",
    "placeholder-text", "conflicting-description", "highlight-not-in-text", "heading-count",
    // Summaries have no items of the library.
    "conflicting-item", "missing-translation", "copied-screen",
    // The library is judged by itself, also where screens replace its values.
    "missing-image", "missing-scale", "unused-image", "image-too-large", "control-character",
    "rank-sequence, place", "rank-order, place",
    // An item of the library has its identifier for a name.
    "outline",
  ]

  /// What differs by its meaning, and why.
  private static let meant: [(subject: String, way: Split.Way?, reason: String)] = [
    ("unknown-key", nil, "a library item may have a rank for another section"),
    ("item-count", .query, "the message says that the query finds the items"),
    ("image-too-small, place", nil, "it is seen in a cell, and lies where that is written"),
    ("image-distorted, place", nil, "it is seen in a cell, and lies where that is written"),
  ]

  private static let differences = Workers.all.map(SplitExample.all, SplitDifference.all)
    .flatMap(\.self)

  @Test(arguments: Set(SplitExample.all.map(\.rule.id)).sorted())
  func `it does not matter where content is written`(rule: RuleIdentifier) {
    for difference in Self.differences
    where difference.rule == rule && !Self.isExpected(difference) {
      Issue.record("\(difference)")
    }
  }

  private static func isExpected(_ difference: SplitDifference) -> Bool {
    var subjects = [difference.subject]
    // What is made of a screen follows from its errors and fixes.
    if ["JSON", "fix", "diff"].contains(difference.subject) {
      subjects.append("\(difference.rule)")
    }
    return subjects.contains(where: known.contains)
      || meant.contains { subject, way, _ in
        subjects.contains(subject) && (way == nil || way == difference.way)
      }
  }

  @Test(arguments: (known + meant.map(\.subject)).sorted())
  func `what is known to differ still does`(subject: String) {
    #expect(Self.differences.contains { $0.subject == subject })
  }

  @Test func `all ways to write content are tried`() {
    let ways = SplitExample.all.flatMap(\.splits).map(\.way)
    for way in Split.Way.allCases {
      #expect(ways.contains(way))
    }
    #expect(ways.count > 1_500)
  }
}
