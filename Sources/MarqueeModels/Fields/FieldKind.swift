/// What the value of a field must be, and what it means.
package indirect enum FieldKind: Hashable, Sendable {
  /// A string that people read on the screen.
  case text
  /// A string that the screen does not show, so it may be empty.
  case hiddenText
  /// A string that names a section or an item.
  case identifier
  /// A string that names an image, as an app asks for it.
  case imageName
  /// A string that holds a link.
  case link
  /// The name of a section type.
  case sectionType
  /// The name of a layout of the same screen.
  case layoutName
  /// One of a few words.
  case word([String])
  /// An integer, of at least a value where there is one.
  case integer(atLeast: Int?)
  /// An integer or a real; the range is a rule's matter where there is one.
  case number
  /// An amount of money: an integer, a real, or a string that holds a decimal.
  case price
  /// A number of any sign, of an authors' own field.
  case decimal
  /// `true` or `false`.
  case boolean
  /// A moment.
  case date
  /// A string that says where a tap leads: a link, or a place in the catalog as `screen:Learn`.
  case destination
  /// A string that names a color, or holds it as `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// The name of a currency, as ISO 4217 has it.
  case currency
  /// The name of something in the catalog.
  case reference(ReferenceTarget)
  /// An array whose elements are as a field describes them; its key is empty.
  case list(Field)
  /// A dictionary with fields of the authors' own.
  case group([Field])
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
  /// How deep lists and groups of the authors' own can be in each other, so that a small stack is
  /// enough to read their values.
  package static let maximumNesting = 16

  /// Whether the values are numbers that keep the digits of their author.
  package var keepsDigits: Bool { self == .number || self == .price || self == .decimal }

  /// What is inside a value, as the kinds of its parts say; empty for a leaf.
  package var parts: [Field] {
    switch self {
    case .list(let element): [element]
    case .group(let fields): fields
    default: []
    }
  }

  /// Whether a value of this kind has no values in it.
  package var isLeaf: Bool {
    switch self {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName, .word,
      .integer, .number, .price, .decimal, .boolean, .date, .destination, .color, .currency,
      .reference:
      true
    case .texts, .dictionary, .array, .anything, .map, .list, .group: false
    }
  }
}

/// What an authors' own field can refer to.
package enum ReferenceTarget: String, Hashable, Sendable, CaseIterable {
  case item, section, screen
}
