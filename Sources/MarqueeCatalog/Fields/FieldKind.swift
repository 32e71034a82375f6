/// What the value of a field must be, and what it means.
package indirect enum FieldKind: Hashable, Sendable {
  /// A string that people read on the screen.
  case text
  /// A string that the screen does not show, so it may be empty.
  case hiddenText
  /// A string that names a section or an item.
  case identifier
  /// A string that names an image, without scale and extension.
  case imageName
  /// A string that holds a link.
  case link
  /// The name of a section type.
  case sectionType
  /// The name of a layout of the same screen.
  case layoutName
  /// One of a few words.
  case word([String])
  /// An integer of at least this value.
  case integer(atLeast: Int)
  /// An integer or a real; the range is a rule's matter where there is one.
  case number
  /// An amount of money: an integer, a real, or a string that holds a decimal.
  case price
  /// `true` or `false`.
  case boolean
  /// An array of strings that people read on the screen.
  case texts
  /// A dictionary with the fields of a table.
  case dictionary(FieldTable)
  /// An array of dictionaries with the fields of a table.
  case array(FieldTable)
  /// A value that is checked elsewhere.
  case anything
  /// A dictionary whose keys authors choose, with one value of a kind for each.
  case map(FieldKind)
}

extension FieldKind {
  /// Whether the values are numbers that keep the digits of their author.
  package var keepsDigits: Bool { self == .number || self == .price }

  /// Whether a value of this kind has no values in it.
  package var isLeaf: Bool {
    switch self {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName, .word,
      .integer, .number, .price, .boolean:
      true
    case .texts, .dictionary, .array, .anything, .map: false
    }
  }

  /// What the value must be, in an author's words: `an array of strings`.
  package var phrase: String {
    switch self {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName, .word:
      "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .price: "a number, or a string that holds one"
    case .boolean: "'<true/>' or '<false/>'"
    case .texts: "an array of strings"
    case .array(let table): "an array with \(table.phrase) for each element"
    case .dictionary, .map: "a dictionary"
    case .anything: "a value"
    }
  }
}
