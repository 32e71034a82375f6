package import MarqueeDiagnostics

/// A key of a JSON object with its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, with its escapes resolved.
  package let key: String
  /// The range of the key, including quotes.
  package let keyRange: SourceRange
  /// The value after the colon.
  package let value: JSONValue
}
