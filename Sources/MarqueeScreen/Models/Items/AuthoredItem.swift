/// An item of an authored kind that extends no built-in one.
///
/// Read its values by key from the catalog item, or decode them into a type of the app's own.
public struct AuthoredItem: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
}

extension AuthoredItem: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
  }
}

extension ItemKind {
  /// A kind without fields, which authored kinds extend.
  package static let plain = ItemKind("", AuthoredItem.self)
}

extension AuthoredItem: ItemModel {
  package static let fields: [ModelField<AuthoredItem>] = []

  package var kind: ItemKind { .plain }
  package var identifyingText: String { "" }
  package var distinguishingTexts: [String?] { [] }
  package var spokenText: String { "" }
}
