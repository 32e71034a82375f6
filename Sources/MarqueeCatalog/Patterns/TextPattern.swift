/// A regular expression that matches in time proportional to the text, whatever either contains.
///
/// It matches Unicode scalars, and supports:
///
/// - characters, `.` for any but a line break, classes such as `[a-z]` and `[^0-9]`,
/// - the escapes `\d`, `\w` and `\s`, their opposites `\D`, `\W` and `\S`, general categories such
///   as `\p{Lu}` and `\P{L}`, `\t`, `\n`, `\r`, `\x41`, `\u00E9`, `\u{1F600}`, and `\` before any
///   sign,
/// - the anchors `^` and `$`, for the ends of the text, `\b` and `\B`,
/// - groups `( )` and `(?: )`, and alternatives `a|b`,
/// - repetitions `*`, `+`, `?`, `{2}`, `{2,}` and `{2,5}`, and the reluctant ones, such as `*?`.
///
/// Syntax that needs another kind of matcher, such as backreferences and look-around, is a fault.
package struct TextPattern: Hashable, Sendable {
  /// The most steps that an expression may have, with each count expanded.
  package static let maximumLength = 2000
  package static let maximumDepth = 64
  package static let maximumCount = 1000

  package let source: String
  package let isIgnoringCase: Bool
  private let program: PatternProgram

  /// Parses an expression.
  ///
  /// - Parameters:
  ///   - source: The expression.
  ///   - ignoringCase: Whether letters are compared by their lowercase forms, if those are single
  ///     scalars.
  /// - Throws: The fault of the expression, for its author.
  package init(_ source: String, ignoringCase: Bool = false) throws(PatternFault) {
    self.source = source
    isIgnoringCase = ignoringCase
    var parser = PatternParser(source, ignoringCase: ignoringCase)
    program = try parser.parse()
  }

  /// Returns the leftmost match in a text, in bytes of its UTF-8; `nil` if nothing matches.
  ///
  /// If several matches begin there, it returns the one that a backtracking matcher finds first:
  /// the first matching alternative, and as much as a repetition can take.
  ///
  /// - Complexity: At most ``maximumStepCount(forScalarCount:)`` steps, and memory in proportion to
  ///   the length of the expression.
  package func firstMatch(in text: String) -> Range<Int>? {
    text.withBytes { firstMatch(in: $0) }
  }

  /// Returns the leftmost match in UTF-8 text; `nil` if nothing matches.
  package func firstMatch(in text: Span<UInt8>) -> Range<Int>? {
    var search = PatternSearch(program)
    return search.firstMatch(in: text, from: 0)
  }

  /// Returns the first matches in UTF-8 text; no two share a byte.
  ///
  /// - Parameter budget: Pays for the searches; if it is spent, further matches are not found.
  /// - Complexity: At most *count* searches for one match.
  package func matches(
    in text: Span<UInt8>, upTo count: Int, spending budget: inout StepBudget
  ) -> [Range<Int>] {
    guard !budget.isSpent else { return [] }
    var search = PatternSearch(program, upTo: budget.limit)
    defer { budget.spend(search.stepCount, byteCount: text.count) }
    var matches: [Range<Int>] = []
    var offset = 0
    while matches.count < count, offset <= text.count,
      let match = search.firstMatch(in: text, from: offset)
    {
      matches.append(match)
      // After an empty match the search continues one scalar later.
      offset =
        match.isEmpty ? match.upperBound + text.length(at: match.upperBound) : match.upperBound
    }
    return matches
  }

  /// Whether a text matches from its start to its end.
  ///
  /// - Parameter budget: Pays for the search.
  /// - Returns: `nil` if the budget is spent before the end.
  package func matchesWhole(_ text: String, spending budget: inout StepBudget) -> Bool? {
    guard !budget.isSpent else { return nil }
    var search = PatternSearch(program, isWhole: true, upTo: budget.limit)
    defer { budget.spend(search.stepCount, byteCount: text.utf8.count) }
    let match = text.withBytes { search.firstMatch(in: $0, from: 0) }
    return search.hasGivenUp ? nil : match != nil
  }

  /// Whether a text matches from its start to its end, however many steps that takes.
  package func matchesWhole(_ text: String) -> Bool {
    var search = PatternSearch(program, isWhole: true)
    return text.withBytes { search.firstMatch(in: $0, from: 0) } != nil
  }

  /// Returns how many steps the search for the first match in a text takes.
  package func stepCount(in text: String) -> Int {
    var search = PatternSearch(program)
    _ = text.withBytes { search.firstMatch(in: $0, from: 0) }
    return search.stepCount
  }

  /// Returns the most steps that a search in a text with a number of scalars can take.
  ///
  /// At each position each step of the expression is reached once, visited once more if it takes a
  /// scalar, and leads to at most two others.
  package func maximumStepCount(forScalarCount count: Int) -> Int {
    5 * program.instructions.count * (count + 1)
  }

  package static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.source.utf8.elementsEqual(right.source.utf8) && left.isIgnoringCase == right.isIgnoringCase
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(isIgnoringCase)
  }
}

extension Span<UInt8> {
  /// Returns the length of the scalar at an offset; 1 at the end.
  fileprivate func length(at offset: Int) -> Int { scalar(at: offset)?.length ?? 1 }
}
