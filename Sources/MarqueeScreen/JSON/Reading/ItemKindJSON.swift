import MarqueeModels

/// What a screen's JSON says of a kind of items that is the authors' own.
struct ItemKindJSON: Decodable {
  /// The built-in kind whose fields it has too; `nil` for none that is known.
  private let extends: String?
  /// The keys of its own fields, in order.
  private let fields: [String]
  /// Which field is which part of a cell.
  private let show: [String: String]?

  /// The kind; its values are of any type, since only whoever builds the screen knows more.
  func kind(named name: String) -> ItemKind {
    let base = extends.flatMap(ItemKind.named) ?? .plain
    let show = show ?? [:]
    return ItemKind(
      authored: name, extending: base,
      fields: fields.filter { key in !base.fields.contains { $0.key == key } }.map(Field.unknown),
      show: Dictionary(
        show.compactMap { part, key in ShownPart(rawValue: part).map { ($0, key) } },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension Field {
  /// A field of which nothing is known but its key.
  static func unknown(_ key: String) -> Field {
    Field(key, .anything, .optional, "")
  }
}

extension ScreenReader {
  /// The fields of the authors' own that a dictionary has, by the list of their keys.
  mutating func ownFields<Key>(
    _ key: Key, in container: KeyedDecodingContainer<Key>
  ) throws -> [Field] {
    try (optionalValue([String].self, key, in: container) ?? []).map(Field.unknown)
  }

  /// The values of fields of the authors' own, but for those that were passed over.
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
