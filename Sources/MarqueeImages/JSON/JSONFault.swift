package import MarqueeDiagnostics

/// The reason and the place of text that is not valid JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// The reasons; their raw values are for people.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case unexpectedEnd = "the text ends too early"
    case unexpectedCharacter = "this character is not expected here"
    case invalidNumber = "this is not a number"
    case invalidEscape = "this escape is not one of JSON's"
    case controlCharacter = "a control character must be escaped"
    case invalidText = "this is not UTF-8"
    case nestedTooDeeply = "values are nested more than 64 deep"
    case textAfterEnd = "the value ended before this"
  }

  package let kind: Kind
  /// The range of the invalid bytes; empty at the end of the text.
  package let range: SourceRange
}

extension JSONFault: CustomStringConvertible {
  package var description: String { kind.rawValue }
}
