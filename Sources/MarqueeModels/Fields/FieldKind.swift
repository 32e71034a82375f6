/// What the value of a field must be, and what it means.
package indirect enum FieldKind: Hashable, Sendable {
  /// A string that people read on the screen.
  case text
  /// A string that the screen does not show, so it may be empty.
  case hiddenText
  /// A string that identifies a section or an item.
  case identifier
  /// A string with the name by which an app requests an image.
  case imageName
  /// A string that is a link.
  case link
  /// The name of a section type.
  case sectionType
  /// The name of a layout of the same screen.
  case layoutName
  /// One of a few words.
  case word([String])
  /// An integer, with a minimum if there is one.
  case integer(atLeast: Int?)
  /// An integer or a real; if its range is limited, a rule checks it.
  case number
  /// An amount of money: an integer, a real, or a string with a decimal number.
  case price
  /// A number of any sign, for authored fields.
  case decimal
  /// `true` or `false`.
  case boolean
  /// A date and time.
  case date
  /// A string that says where a tap leads: a link, or a place in the catalog such as
  /// `screen:Learn`.
  case destination
  /// A string with the name of a color, or a color as `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// The ISO 4217 code of a currency.
  case currency
  /// The name of something in the catalog.
  case reference(ReferenceTarget)
  /// An array; the field, whose key is empty, describes its elements.
  case list(Field)
  /// A dictionary with authored fields.
  case group([Field])
  /// An array of strings that people read on the screen.
  case texts
  /// A dictionary with the fields of a table.
  case dictionary(FieldTable)
  /// An array of dictionaries with the fields of a table.
  case array(FieldTable)
  /// A value that is checked elsewhere.
  case anything
  /// A dictionary with keys of the author's choice, and values of one kind.
  case map(FieldKind)
}

extension FieldKind {
  /// The deepest nesting of authored lists and groups, so that their values can be decoded with a
  /// small stack.
  package static let maximumNesting = 16

  /// Whether the values are numbers that keep their authored digits.
  package var keepsDigits: Bool { self == .number || self == .price || self == .decimal }

  /// The fields inside a value of this kind; empty for a leaf.
  package var parts: [Field] {
    switch self {
    case .list(let element): [element]
    case .group(let fields): fields
    default: []
    }
  }
}

/// What an authored field can refer to.
package enum ReferenceTarget: String, Hashable, Sendable, CaseIterable {
  case item, section, screen
}
