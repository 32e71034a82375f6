package import MarqueeBasics

/// An item of a kind that is the authors' own and extends no built-in one.
///
/// Its values are read by key from the item itself, or decoded into a type of the app's own.
public struct AuthoredItem: Hashable, Sendable {
  /// The author's own name for it, unique among the items of the screen.
  public var id: String?

  /// Makes an item.
  init(id: String? = nil) {
    self.id = id
  }
}

extension AuthoredItem: Decodable {
  /// Reads what an author wrote, or what a screen's JSON has.
  ///
  /// - Throws: `DecodingError` for the first field that is not as it should be.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldKey.self)
    id = try fields.decodeIfPresent(String.self, forKey: "id")
  }
}

extension ItemKind {
  /// A kind without fields, for those that are the authors' own to build on.
  package static let plain = ItemKind("", AuthoredItem.self, fields: [.id])
}

extension AuthoredItem: ItemModel {
  package var kind: ItemKind { .plain }
  package var identifyingText: String { "" }
  package var distinguishingTexts: [String?] { [] }
  package var spokenText: String { "" }

  package func value(ofField key: String) -> FieldValue? { nil }

  package func writeMembers(to writer: inout JSONWriter) {}
}
