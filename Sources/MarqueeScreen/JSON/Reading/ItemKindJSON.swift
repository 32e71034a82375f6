/// The description of an authored kind of items in a screen's JSON.
struct ItemKindJSON: Decodable {
  /// The built-in kind whose fields it inherits; `nil` if there is none or it is unknown.
  private let extends: String?
  /// The keys of its own fields, in order.
  private let fields: [String]
  private let show: [String: String]?

  /// Makes the kind; its values can be of any type, because only the builder of the screen knows
  /// more.
  func kind(named name: String) -> ItemKind {
    let base = extends.flatMap(ItemKind.named) ?? .plain
    let show = show ?? [:]
    return ItemKind(
      authored: name, extending: base,
      // A rank that is listed is a field of the author's own.
      fields: fields.filter { key in !base.fields.contains { $0.key == key && $0 != .rank } }
        .map(Field.unknown),
      show: Dictionary(
        first: show.compactMap { part, key in ShownPart(rawValue: part).map { ($0, key) } }))
  }
}

extension Field {
  /// Makes a field of which only the key is known.
  static func unknown(_ key: String) -> Field {
    Field(key, .anything, .optional, "")
  }
}

extension ScreenReader {
  /// Decodes the list of a dictionary's authored fields.
  mutating func ownFields<Key>(
    _ key: Key, in container: KeyedDecodingContainer<Key>
  ) throws -> [Field] {
    try (optionalValue([String].self, key, in: container) ?? []).map(Field.unknown)
  }

  /// Decodes the values of authored fields, without those that are skipped.
  mutating func ownValues(
    of fields: [Field], from decoder: any Decoder
  ) throws -> [String: FieldValue] {
    guard !fields.isEmpty else { return [:] }
    let container = try decoder.container(keyedBy: FieldKey.self)
    var values: [String: FieldValue] = [:]
    for field in fields {
      values[field.key] = try optionalValue(
        FieldValue.self, FieldKey(stringValue: field.key), in: container)
    }
    return values
  }
}
