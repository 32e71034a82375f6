package import MarqueeDiagnostics

/// A value of a JSON text, with its place.
package struct JSONValue: Hashable, Sendable {
  /// What the value is.
  package indirect enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text, repeated keys included.
    case object([JSONMember])
  }

  /// What the value is.
  package let kind: Kind
  /// All of its bytes, quotes and brackets included.
  package let range: SourceRange

  /// The text of a string; `nil` for other values.
  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The elements of an array; `nil` for other values.
  package var array: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  /// The members of an object; `nil` for other values.
  package var object: [JSONMember]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// Whether this is `true`.
  package var isTrue: Bool { kind == .bool(true) }

  /// The first member of an object that has a key; `nil` for none, and for other values.
  package func member(_ key: String) -> JSONMember? {
    object?.first { $0.key == key }
  }

  /// The value of the first member that has a key; `nil` for none, and for other values.
  package subscript(key: String) -> JSONValue? { member(key)?.value }
}
