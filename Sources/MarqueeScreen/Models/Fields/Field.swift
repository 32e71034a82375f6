/// A key that authors can write in a dictionary of a property list, and what its value must be.
///
/// The tables of fields are the only description of what authors write: the structure check, the
/// suggestions for unknown keys and the reference pages use them. A test ensures that the models
/// agree.
///
/// This is a class because fields are copied all the time, and are long.
package final class Field: Sendable {
  package let key: String
  package let kind: FieldKind
  /// Whether the key may be absent.
  package let presence: Presence
  package let help: String
  package let since: Int
  /// The value of an absent field; `nil` for none.
  package let defaultValue: FieldValue?
  /// Further requirements for the value; `nil` for none.
  package let constraints: FieldConstraints?
  /// Whether authors added the field, so that no built-in cell shows it.
  package let isOwn: Bool
  /// The key as UTF-8, for fast comparison with many keys.
  package let keyUTF8: [UInt8]

  package enum Presence: Hashable, Sendable {
    case required
    case optional
    /// It may be absent if another key of the same dictionary is present.
    case requiredUnless(String)
    /// It must be present if another key of the same dictionary has one of these values.
    case requiredWhen(String, [FieldValue])
    /// It may be present only if one of some other keys of the same dictionary is.
    case onlyWith([String])
  }

  /// Makes an optional field of the first format version.
  package convenience init(_ key: String, _ kind: FieldKind, _ help: String) {
    self.init(key, kind, .optional, help)
  }

  package init(
    _ key: String, _ kind: FieldKind, _ presence: Presence, _ help: String, since: Int = 1,
    defaultValue: FieldValue? = nil, constraints: FieldConstraints? = nil, isOwn: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.presence = presence
    self.help = help
    self.since = since
    self.defaultValue = defaultValue
    self.constraints = constraints
    self.isOwn = isOwn
    keyUTF8 = Array(key.utf8)
  }
}

extension Field: Hashable {
  package static func == (left: Field, right: Field) -> Bool {
    left === right
      || left.key == right.key && left.kind == right.kind && left.presence == right.presence
        && left.help == right.help && left.since == right.since && left.isOwn == right.isOwn
        && left.defaultValue == right.defaultValue && left.constraints == right.constraints
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Field {
  /// An identifier that stays the same when the texts of an item or a section change.
  package static let id = Field(
    "id", .identifier,
    "A name of your own, unique among the screen's sections or items; it survives edits.")
}

extension Field {
  package static let unwrittenHelp = "A field of this catalog's own."

  static let ofEveryItem: [Field] = [
    Field(
      "link", .destination,
      "Where a tap leads: an address with a scheme, or 'screen:Learn', 'section:new' or 'item:clay'."
    ),
    Field("spokenText", .spokenText, "What VoiceOver says in place of the item's texts."),
  ]

  package static let rank = Field(
    "rank", .integer(atLeast: 1),
    "The place in a numbered section, from 1; the position if no item of the section has one.")

  package static let currency = Field(
    "currency", .currency, "The currency of the price, such as 'EUR'; that of the screen if absent."
  )
}

extension [Field] {
  /// The fields of which exactly one must be present, in a table that is a choice.
  package var choices: [Field] { filter { $0.presence == .optional } }
}

extension Field {
  /// Whether a complete dictionary may lack the field, whatever else it has.
  package var isOptional: Bool {
    if case .onlyWith = presence { true } else { presence == .optional }
  }

  package var isFilledIn: Bool { presence == .required || defaultValue != nil }

  /// Returns the same field, required if another field has one of some values.
  package func required(when key: String, is values: [FieldValue]) -> Field {
    Field(
      self.key, kind, .requiredWhen(key, values), help, since: since, defaultValue: defaultValue,
      constraints: constraints)
  }
}
