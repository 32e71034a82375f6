/// A key that authors may write in a dictionary of a property list, and what its value must be.
///
/// The tables of fields are the one description of what authors write: the structure check, the
/// suggestions for unknown keys and the reference pages read them. The models beside them must agree,
/// which a test sees to.
package struct Field: Hashable, Sendable {
  /// The key, as authors write it.
  package let key: String
  /// What the value must be.
  package let kind: FieldKind
  /// Whether the key may be absent.
  package let presence: Presence
  /// What the field is for, in one line for authors.
  package let help: String
  /// The first format version that has the field.
  package let since: Int
  /// What is written where an author writes nothing; `nil` for nothing.
  package let defaultValue: FieldValue?
  /// What the value must be beside its kind; `nil` for anything.
  package let constraints: FieldConstraints?
  /// Whether it is a field of the authors' own, which no built-in cell shows.
  package let isOwn: Bool
  /// The key as UTF-8, for comparing it with many.
  package let keyUTF8: [UInt8]

  /// Whether a field may be absent.
  package enum Presence: Hashable, Sendable {
    /// It may not.
    case required
    /// It may.
    case optional
    /// It may where another key of the same dictionary is present.
    case requiredUnless(String)
    /// It may not where another key of the same dictionary has one of these values.
    case requiredWhen(String, [FieldValue])
  }

  /// Makes an optional field of the first format version.
  package init(_ key: String, _ kind: FieldKind, _ help: String) {
    self.init(key, kind, .optional, help)
  }

  /// Makes a field.
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

extension Field {
  /// The name that keeps an item or a section the same one while texts around it change.
  package static let id = Field(
    "id", .identifier,
    "A name of your own, unique among the screen's sections or items; it survives edits.")
}

extension Field {
  /// What an authors' own field is for if they do not say it.
  package static let unwrittenHelp = "A field of this catalog's own."

  /// What authors can write in every item.
  static let ofEveryItem: [Field] = [
    Field(
      "link", .destination,
      "Where a tap leads: an address with a scheme, or 'screen:Learn', 'section:new' or 'item:clay'."
    ),
    Field("spokenText", .hiddenText, "What VoiceOver says in place of the item's texts."),
  ]

  /// What authors can write in every item that shows a price.
  package static let currency = Field(
    "currency", .currency, "The currency of the price, such as 'EUR'; that of the screen if absent."
  )
}

extension Field {
  /// Whether every dictionary has the field once default values are filled in.
  package var isFilledIn: Bool { presence == .required || defaultValue != nil }

  /// The same field, required where another one has one of some values.
  package func required(when key: String, is values: [FieldValue]) -> Field {
    Field(
      self.key, kind, .requiredWhen(key, values), help, since: since, defaultValue: defaultValue,
      constraints: constraints)
  }
}
