package import MarqueeDiagnostics

/// A key of a JSON object and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, its escapes replaced.
  package let key: String
  /// The bytes of the key, quotes included.
  package let keyRange: SourceRange
  /// The value after the colon.
  package let value: JSONValue
}
