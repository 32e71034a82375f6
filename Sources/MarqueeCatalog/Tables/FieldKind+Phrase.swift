package import MarqueeScreen

extension FieldKind {
  /// The kind of value, in an author's words: `an array of strings`.
  package var phrase: String {
    switch storage {
    case .string, .word: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .date: "a date"
    case .numberOrText: "a number, or a string that holds one"
    case .boolean: "'<true/>' or '<false/>'"
    case .strings: "an array of strings"
    case .array(let table): "an array with \(table.phrase) for each element"
    case .list: "an array"
    case .dictionary, .map, .group: "a dictionary"
    case .anything: "a value"
    }
  }
}
