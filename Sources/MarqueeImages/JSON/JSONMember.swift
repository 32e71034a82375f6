package import MarqueeDiagnostics

package struct JSONMember: Hashable, Sendable {
  /// The key, with its escapes resolved.
  package let key: String
  /// The range of the key, including quotes.
  package let keyRange: SourceRange
  package let value: JSONValue
}
