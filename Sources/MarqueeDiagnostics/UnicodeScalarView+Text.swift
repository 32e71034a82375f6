extension String.UnicodeScalarView {
  /// Appends a text.
  ///
  /// The view's own `append(contentsOf:)` copies everything so far, so appending many short texts
  /// would take quadratic time.
  package mutating func append(text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }
}
