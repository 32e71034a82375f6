/// A pattern that the whole text of an authored field must match.
///
/// Code that reads the settings supplies the matcher, so that apps do not contain one.
package struct FieldPattern: Sendable {
  package let source: String
  /// Whether a whole text matches; `nil` if the steps are spent before its end.
  package let matchesWhole: @Sendable (String, inout StepBudget) -> Bool?

  package init(
    _ source: String, matchesWhole: @escaping @Sendable (String, inout StepBudget) -> Bool?
  ) {
    self.source = source
    self.matchesWhole = matchesWhole
  }
}

extension FieldPattern: Hashable {
  package static func == (left: FieldPattern, right: FieldPattern) -> Bool {
    left.source == right.source
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}
