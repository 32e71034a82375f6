package import MarqueeModels

extension FieldKind {
  /// The kind of value, in an author's words: `an array of strings`.
  package var phrase: String {
    switch self {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName, .word,
      .destination, .color, .currency, .reference:
      "a string"
    case .integer: "an integer"
    case .number, .decimal: "a number"
    case .date: "a date"
    case .price: "a number, or a string that holds one"
    case .boolean: "'<true/>' or '<false/>'"
    case .texts: "an array of strings"
    case .array(let table): "an array with \(table.phrase) for each element"
    case .list: "an array"
    case .dictionary, .map, .group: "a dictionary"
    case .anything: "a value"
    }
  }
}
