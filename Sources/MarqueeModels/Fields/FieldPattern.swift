/// What a text of an authors' own field must look like as a whole.
///
/// What matches it comes from whoever reads the settings, so that it is no part of an app.
package struct FieldPattern: Sendable {
  /// The expression, as its author wrote it.
  package let source: String
  /// Whether a text as a whole matches.
  package let matchesWhole: @Sendable (String) -> Bool

  /// Takes an expression and what matches it.
  package init(_ source: String, matchesWhole: @escaping @Sendable (String) -> Bool) {
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
