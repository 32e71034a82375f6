/// The fault of a regular expression, in words for its author.
package struct PatternFault: Error, Hashable, Sendable {
  /// The fault, without a full stop.
  package let message: String
  /// The wrong part, in bytes of the expression's UTF-8; empty at its end if something is missing.
  package let range: Range<Int>

  package var offset: Int { range.lowerBound }
}
