/// What the values of an authors' own field must be, beside its kind.
package struct FieldConstraints: Hashable, Sendable {
  /// How many characters a text has at least.
  package var minLength: Int?
  /// How many characters a text has at the most.
  package var maxLength: Int?
  /// What a text must look like as a whole.
  package var pattern: FieldPattern?
  /// The least number.
  package var minimum: DecimalNumber?
  /// The greatest number.
  package var maximum: DecimalNumber?
  /// How many digits a number has after the decimal point at the most.
  package var digits: Int?
  /// The schemes that a link may have, in lower case; `nil` for any.
  package var schemes: [String]?
  /// How many elements a list has at least.
  package var minCount: Int?
  /// How many elements a list has at the most.
  package var maxCount: Int?
  /// Whether no two elements of a list are equal.
  package var isUnique = false

  /// The keys that lead to the field's description in the settings.
  package let path: [String]

  /// No constraints.
  ///
  /// - Parameter path: The keys that lead to the field's description in the settings.
  package init(path: [String]) {
    self.path = path
  }
}
