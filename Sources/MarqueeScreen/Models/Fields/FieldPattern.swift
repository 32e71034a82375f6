/// A pattern that the whole text of an authored field must match.
///
/// Code that reads the settings supplies the matcher, so that apps do not contain one.
package struct FieldPattern: Sendable {
  /// The expression as its author wrote it.
  package let source: String
  /// Whether a whole text matches; `nil` if the steps are spent before its end.
  package let matchesWhole: @Sendable (String, inout StepBudget) -> Bool?

  /// Makes a pattern from an expression and its matcher.
  package init(
    _ source: String, matchesWhole: @escaping @Sendable (String, inout StepBudget) -> Bool?
  ) {
    self.source = source
    self.matchesWhole = matchesWhole
  }
}

extension FieldPattern: Hashable {
  /// Compares the expressions.
  package static func == (left: FieldPattern, right: FieldPattern) -> Bool {
    left.source == right.source
  }

  /// Hashes the expression.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}
