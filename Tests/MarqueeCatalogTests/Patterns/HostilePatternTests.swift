import MarqueeCatalog
import TestSupport
import Testing

/// Expressions on which a backtracking matcher takes very long.
@Suite struct HostilePatternTests {
  /// Expressions, what repeats in the text, and how the text ends.
  static let hostile: [(expression: String, part: String, end: String)] = [
    ("(a*)*b", "a", "c"), ("(a+)+b", "a", "c"), ("(a|a)*b", "a", "c"), ("(a|aa)+$", "a", "b"),
    ("^(a|aa)+$", "a", "b"), ("(.*)*x", "ab", ""), ("(.*a){12}", "b", ""),
    ("(a?){30}a{30}", "a", "b"),
    ("((a*)*)*b", "a", ""), ("(a*a*)*b", "a", ""), (".*.*.*=.*", "x", ""),
    ("(\\w+\\s?)*$", "a ", "!"),
    ("([a-z]+)*\\d", "z", "!"), ("(x+x+)+y", "x", ""), ("(a{1,20}){1,20}b", "a", "c"),
    ("((a{0,5}){0,5}){0,5}b", "a", ""), ("(a|b|ab)*c", "ab", ""), ("\\p{L}*\\p{L}*!", "é", ""),
    ("([^\"]*,)*\"", "a,", ""), ("(\\ba?)*\\B-", "a ", ""),
  ]

  @Test(arguments: hostile, (1...50).sample(oneIn: 8))
  func `no text takes more steps than are promised`(
    hostile: (expression: String, part: String, end: String), count: Int
  ) throws {
    let pattern = try TextPattern(hostile.expression)
    let text = String(repeating: hostile.part, count: count * 4) + hostile.end
    let steps = pattern.stepCount(in: text)
    #expect(steps <= pattern.maximumStepCount(forScalarCount: text.unicodeScalars.count))
  }

  /// A matcher with quadratic time would take four times as many steps.
  @Test(arguments: hostile)
  func `a text of twice the length takes no more than three times the steps`(
    expression: String, part: String, end: String
  ) throws {
    let pattern = try TextPattern(expression)
    let text = String(repeating: part, count: Sample.size(1000, quick: 250))
    let steps = pattern.stepCount(in: text + end)
    #expect(steps > 0)
    #expect(pattern.stepCount(in: text + text + end) <= 3 * steps)
  }
}
