/// What the value of a field must be, and what it means to people, rules and readers.
///
/// Rules, schemas and generated code ask for the storage or a meaning, and never for single kinds.
/// A new kind is one value below, and the word by which authors declare it; see CONTRIBUTING.
package struct FieldKind: Hashable, Sendable {
  /// The word that distinguishes the kind from others with the same storage.
  private let name: String
  package let storage: Storage
  package let meanings: Meanings
  /// What values, or the keys of a dictionary, name; `nil` for nothing.
  package let names: Naming?

  package indirect enum Storage: Hashable, Sendable {
    case string
    case word([String])
    case integer(atLeast: Int?)
    /// An integer or a real; if its range is limited, a rule checks it.
    case number
    /// An integer, a real, or a string with a decimal number.
    case numberOrText
    /// `true` or `false`.
    case boolean
    case date
    case strings
    /// An array; the field, whose key is empty, describes its elements.
    case list(Field)
    case group([Field])
    case dictionary(FieldTable)
    case array(FieldTable)
    /// A dictionary with keys of the author's choice, and values of one kind.
    case map(FieldKind)
    case anything
  }

  package struct Meanings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A text for people, on the screen or spoken.
    package static let text = Meanings(rawValue: 1)
    /// A text that people read on the screen or hear.
    package static let shown = Meanings(rawValue: 1 << 1)
    /// The name of an image, of an item or of a section, which must not be empty.
    package static let name = Meanings(rawValue: 1 << 2)
    /// The name by which links find an item or a section.
    package static let identifier = Meanings(rawValue: 1 << 3)
    /// The name by which an app requests an image.
    package static let image = Meanings(rawValue: 1 << 4)
    package static let link = Meanings(rawValue: 1 << 5)
    /// A link that may lead to a place in the catalog, such as `screen:Learn`.
    package static let destination = Meanings(rawValue: 1 << 6)
    package static let color = Meanings(rawValue: 1 << 7)
    package static let amount = Meanings(rawValue: 1 << 8)
    package static let currency = Meanings(rawValue: 1 << 9)
    /// A number may be what its author meant, though the digits are in a string.
    package static let mayBeDigits = Meanings(rawValue: 1 << 10)
    /// The cell of an authored kind can show it as a text.
    package static let fitsLabel = Meanings(rawValue: 1 << 11)
  }

  private init(
    _ name: String, _ storage: Storage, _ meanings: Meanings = [], names: Naming? = nil
  ) {
    self.name = name
    self.storage = storage
    self.meanings = meanings
    self.names = names
  }

  package func means(_ meaning: Meanings) -> Bool { meanings.contains(meaning) }
}

extension FieldKind {
  package static let text = FieldKind("text", .string, [.text, .shown, .mayBeDigits, .fitsLabel])
  /// A string that the screen does not show, so it may be empty.
  package static let hiddenText = FieldKind("hidden", .string, [.text, .mayBeDigits, .fitsLabel])
  /// A string that VoiceOver reads, and no cell shows.
  package static let spokenText = FieldKind(
    "spoken", .string, [.text, .shown, .mayBeDigits, .fitsLabel])
  package static let texts = FieldKind("texts", .strings, [.text, .shown])
  /// A string that identifies a section or an item.
  package static let identifier = FieldKind(
    "identifier", .string, [.name, .identifier, .mayBeDigits, .fitsLabel])
  /// A string with the name by which an app requests an image.
  package static let imageName = FieldKind(
    "image", .string, [.name, .image, .mayBeDigits], names: .image)
  package static let link = FieldKind("link", .string, .link)
  /// A string that says where a tap leads: a link, or a place in the catalog such as
  /// `screen:Learn`.
  package static let destination = FieldKind("destination", .string, [.link, .destination])
  package static let sectionType = FieldKind("sectionType", .string, names: .sectionType)
  package static let layoutName = FieldKind(
    "layout", .string, .mayBeDigits, names: .layout)
  /// A string with the name of a color, or a color as `#RRGGBB` or `#RRGGBBAA`.
  package static let color = FieldKind("color", .string, .color)
  /// The ISO 4217 code of a currency.
  package static let currency = FieldKind("currency", .string, .currency)
  package static let number = FieldKind("number", .number, .fitsLabel)
  package static let decimal = FieldKind("decimal", .number, .fitsLabel)
  /// An amount of money: an integer, a real, or a string with a decimal number.
  package static let price = FieldKind("price", .numberOrText, [.amount, .fitsLabel])
  /// `true` or `false`.
  package static let boolean = FieldKind("", .boolean)
  package static let date = FieldKind("", .date, .fitsLabel)
  /// The kind of a list's elements: a word, or a dictionary that describes a field.
  package static let fieldType = FieldKind("fieldType", .anything)
  package static let anything = FieldKind("", .anything)

  package static func word(_ words: [String]) -> FieldKind {
    FieldKind("", .word(words), .fitsLabel)
  }

  package static func integer(atLeast minimum: Int?) -> FieldKind {
    FieldKind("", .integer(atLeast: minimum), .fitsLabel)
  }

  package static func reference(_ target: ReferenceTarget) -> FieldKind {
    FieldKind("reference", .string, .mayBeDigits, names: .reference(target))
  }

  /// An array; the field, whose key is empty, describes its elements.
  package static func list(_ element: Field) -> FieldKind { FieldKind("", .list(element)) }

  package static func group(_ fields: [Field]) -> FieldKind { FieldKind("", .group(fields)) }

  package static func dictionary(_ table: FieldTable) -> FieldKind {
    FieldKind("", .dictionary(table))
  }

  package static func array(_ table: FieldTable) -> FieldKind { FieldKind("", .array(table)) }

  /// A dictionary with keys of the author's choice, and values of one kind.
  package static func map(_ kind: FieldKind, names: Naming? = nil) -> FieldKind {
    FieldKind("", .map(kind), names: names)
  }

  package func naming(_ names: Naming?) -> FieldKind {
    FieldKind(name, storage, meanings, names: names)
  }
}

extension FieldKind {
  /// The deepest nesting of authored lists and groups, so that their values can be decoded with a
  /// small stack.
  package static let maximumNesting = 16

  /// Whether people read the values on the screen or hear them.
  package var isShownText: Bool { means(.shown) }

  /// Whether the values are written for people, visible or not.
  package var isText: Bool { means(.text) }

  /// Whether the values are free text, for people or as names.
  package var isWritten: Bool { means(.text) || means(.name) }

  /// Whether an empty string is a fault; an empty link is reported as an invalid one.
  package var mustNotBeEmpty: Bool { means(.shown) || means(.name) }

  /// Whether the values name sections or items.
  package var isIdentifier: Bool { means(.identifier) }

  package var isImageName: Bool { means(.image) }

  /// Whether the values are links, either only to the web or to anywhere.
  package var isLink: Bool { means(.link) }

  package var keepsDigits: Bool {
    switch storage {
    case .number, .numberOrText: true
    default: false
    }
  }

  package var isNumeric: Bool {
    if case .integer = storage { true } else { keepsDigits }
  }

  /// Whether the values count something or are amounts, so that none is below 0.
  package var isCounted: Bool { storage == .integer(atLeast: 0) || means(.amount) }

  /// Whether the values are or contain strings.
  package var holdsText: Bool {
    switch storage {
    case .string, .word, .strings: true
    default: false
    }
  }

  /// What values name in screens; `nil` for nothing.
  package var target: ReferenceTarget? {
    if case .reference(let target) = names { target } else { nil }
  }

  /// The kind of the values of a dictionary whose keys authors choose; `nil` for anything else.
  package var mappedKind: FieldKind? {
    if case .map(let kind) = storage { kind } else { nil }
  }

  /// The fields inside a value of this kind; empty for a leaf.
  package var parts: [Field] {
    if case .list(let element) = storage { [element] } else { groupFields }
  }

  package var groupFields: [Field] {
    if case .group(let fields) = storage { fields } else { [] }
  }

  /// Visits the leaves of a value: the value itself, or all that is in a list or a group.
  ///
  /// - Parameter body: Receives each leaf with its kind.
  package func forEachLeaf(of value: FieldValue, _ body: (FieldValue, FieldKind) -> Void) {
    switch storage {
    case .list(let element):
      for part in value.list ?? [] { element.kind.forEachLeaf(of: part, body) }
    case .group(let fields):
      for field in fields { value[field.key].map { field.kind.forEachLeaf(of: $0, body) } }
    default: body(value, self)
    }
  }

  /// The names of images in a value, in order.
  package func imageNames(in value: FieldValue) -> [String] {
    var names: [String] = []
    forEachLeaf(of: value) { leaf, kind in
      if kind.means(.image), let name = leaf.text { names.append(name) }
    }
    return names
  }

  package var holdsImages: Bool { means(.image) || parts.contains(where: \.kind.holdsImages) }
}

/// What values, or the keys of a dictionary, name.
package enum Naming: Hashable, Sendable {
  case reference(ReferenceTarget)
  case image, kind, sectionType, layout, rule
  /// A field of the same items, or beside the field that is described.
  case field
  case fieldPath
  case anyField
  indirect case declaration(Naming)
}

package enum ReferenceTarget: String, Hashable, Sendable, CaseIterable {
  case item, section, screen
}
