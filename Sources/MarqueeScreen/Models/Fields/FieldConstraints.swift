/// Requirements for the values of an authored field, in addition to its kind.
package struct FieldConstraints: Hashable, Sendable {
  package var minLength: Int?
  package var maxLength: Int?
  package var pattern: FieldPattern?
  package var minimum: DecimalNumber?
  package var maximum: DecimalNumber?
  /// The most digits that a number can have after the decimal point.
  package var digits: Int?
  /// The schemes that a link may have, in lower case; `nil` for any.
  package var schemes: [String]?
  package var minCount: Int?
  package var maxCount: Int?
  package var isUnique = false

  /// The keys that lead to the field's description in the settings.
  package let path: [String]

  /// Makes a value without constraints.
  ///
  /// - Parameter path: The keys that lead to the field's description in the settings.
  package init(path: [String]) {
    self.path = path
  }
}
