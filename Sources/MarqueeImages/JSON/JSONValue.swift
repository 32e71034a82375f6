package import MarqueeDiagnostics

package struct JSONValue: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text, including repeated keys.
    case object([JSONMember])
  }

  package let kind: Kind
  /// The range of the whole value, including quotes and brackets.
  package let range: SourceRange

  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  package var object: [JSONMember]? {
    if case .object(let members) = kind { members } else { nil }
  }

  package var isTrue: Bool { kind == .bool(true) }

  /// Returns the first member with a key; `nil` for none, and for other values.
  package func member(_ key: String) -> JSONMember? {
    object?.first { $0.key == key }
  }

  /// Returns the value of the first member with a key; `nil` for none, and for other values.
  package subscript(key: String) -> JSONValue? { member(key)?.value }
}
