package import MarqueeDiagnostics

package struct JSONMember: Hashable, Sendable {
  package let key: String
  package let keyRange: SourceRange
  package let value: JSONValue
}
