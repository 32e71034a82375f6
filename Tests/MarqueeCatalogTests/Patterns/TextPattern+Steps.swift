import MarqueeScreen

@testable import MarqueeCatalog

extension TextPattern {
  /// Whether a text matches from its start to its end, however many steps that takes.
  func matchesWhole(_ text: String) -> Bool {
    var search = PatternSearch(program, isWhole: true)
    return text.withBytes { search.firstMatch(in: $0, from: 0) } != nil
  }

  /// Returns how many steps the search for the first match in a text takes.
  func stepCount(in text: String) -> Int {
    var search = PatternSearch(program)
    _ = text.withBytes { search.firstMatch(in: $0, from: 0) }
    return search.stepCount
  }

  /// Returns the most steps that a search in a text with a number of scalars can take.
  ///
  /// At each position each step of the expression is reached once, visited once more if it takes a
  /// scalar, and leads to at most two others.
  func maximumStepCount(forScalarCount count: Int) -> Int {
    5 * program.instructions.count * (count + 1)
  }
}
