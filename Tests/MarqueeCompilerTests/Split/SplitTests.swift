import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// The same content in the screen, in the library, overridden, by default and by a query.
///
/// The findings are the same with the same values, at the places where these are written; so are
/// the JSON, the names in an editor, what 'diff' compares and what 'fix' leaves.
@Suite struct SplitTests {
  /// What differs by its meaning, and why.
  private static let meant: [(subject: String, way: Split.Way?, reason: String)] = [
    ("unknown-key", nil, "a library item may have a rank for another section"),
    ("item-count", .query, "the message says that the query finds the items"),
    ("image-too-small, place", nil, "it is seen in a cell, and lies where that is written"),
    ("image-distorted, place", nil, "it is seen in a cell, and lies where that is written"),
    ("image-too-large, place", nil, "it is seen in a cell, and lies where that is written"),
    ("price-precision, place", .byDefault, "a default value fits other items: this one is named"),
    ("missing-image, place", nil, "a folder without images is noted once, at its first name"),
    ("draft-text, place", nil, "a name that the screen writes is a text of the library"),
    ("conflicting-item", .override, "what a screen replaces is meant to differ"),
    ("conflicting-item", .harmless, "what a screen replaces is meant to differ"),
    ("copied-screen", nil, "it is about files, and a file without the items is no copy"),
    ("unused-image", nil, "a value of the library that one screen replaces is there for others"),
    ("missing-scale", nil, "a value of the library that one screen replaces is there for others"),
  ]

  private static let differences = Workers.all.map(SplitExample.some, SplitDifference.all)
    .flatMap(\.self)

  @Test(arguments: Set(SplitExample.some.map(\.rule.id)).sorted())
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
    return meant.contains { subject, way, _ in
      subjects.contains(subject) && (way == nil || way == difference.way)
    }
  }

  @Test(.enabled(if: Sample.isComplete), arguments: Set(meant.map(\.subject)).sorted())
  func `what differs by its meaning does differ`(subject: String) {
    #expect(Self.differences.contains { $0.subject == subject })
  }

  @Test(.enabled(if: Sample.isComplete)) func `all ways to write content are tried`() {
    let ways = SplitExample.some.flatMap(\.splits).map(\.way)
    for way in Split.Way.allCases {
      #expect(ways.contains(way))
    }
    #expect(ways.count > 1_500)
  }
}
