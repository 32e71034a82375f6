extension DecodingError {
  /// The error for a value that no decoder finds invalid by itself.
  ///
  /// - Parameters:
  ///   - description: What is wrong, as a sentence.
  ///   - path: Where the value is.
  ///   - error: The error that caused it; `nil` for none.
  package static func invalid(
    _ description: String, at path: [any CodingKey] = [], because error: (any Error)? = nil
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: path, debugDescription: description, underlyingError: error))
  }
}
