extension String.UnicodeScalarView {
  /// Appends a text.
  ///
  /// The view's own `append(contentsOf:)` copies all that is there, so that many short texts would
  /// take time in proportion to the square of their number.
  package mutating func append(text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }
}
