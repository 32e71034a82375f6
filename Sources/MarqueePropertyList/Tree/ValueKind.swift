/// The kinds of values in a property list, and the keys between them.
package enum ValueKind: UInt8, Hashable, Sendable {
  case dictionary
  case array
  /// A dictionary's key, followed in the tree by its value.
  case key
  case string
  case integer
  case real
  case boolean
  case date
  case data

  package var isContainer: Bool { self == .dictionary || self == .array }

  /// The kind in an author's words, with its article: `a dictionary`.
  package var phrase: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .key: "a key"
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    }
  }
}
