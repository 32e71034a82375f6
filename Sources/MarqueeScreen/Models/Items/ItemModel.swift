/// The model of a kind of items: its data, and what screens need to know about it.
///
/// The model's file contains everything about its kind, so that no other code has to distinguish
/// kinds. Each kind also has a line in ``ItemKind/builtIn`` and a cell in the previews.
package protocol ItemModel: Hashable, Sendable, Decodable {
  /// The fields that authors write, except `id`, in the order of the JSON.
  static var fields: [ModelField<Self>] { get }
  /// Further members of the JSON, made from the fields.
  static var derivedFields: [ModelField<Self>] { get }
  var kind: ItemKind { get }
  var id: String? { get set }
  /// The name of the image that the item shows; `nil` for none.
  var shownImageName: String? { get }
  /// The link to the image that the item shows; `nil` for none.
  var shownImageLink: String? { get }
  /// The text that a derived identifier is made of if there is no image.
  var identifyingText: String { get }
  /// All texts that the item shows; two items that look the same have the same ones.
  ///
  /// The image and the rank are not included: a rank changes when neighbors move.
  var distinguishingTexts: [String?] { get }
  /// The text that a screen reader reads aloud if the item's author wrote none.
  var spokenText: String { get }
  /// Where a tap leads, for kinds that always lead somewhere; `nil` for all others.
  var shownLink: String? { get }
  /// The content of a cell that is as high as its text; `nil` for one of any other size.
  var measuredContent: MeasuredContent? { get }
  /// The place in a numbered section, for models that apps make in code; ``CatalogItem/rank`` has
  /// that of any item.
  var rank: Int? { get set }

  /// Decodes the item from its dictionary, as an author wrote it or as a screen's JSON has it.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
  init(fields: KeyedDecodingContainer<FieldKey>) throws

  // Requirements with one implementation, so that it is compiled for each model.

  /// Returns the value of a field, except `id`; `nil` if its author wrote none, and for any other
  /// key.
  func value(ofField key: String) -> FieldValue?
  /// Writes the members of the item's JSON object, except its identifier.
  func writeMembers(to writer: inout JSONWriter)
}

extension ItemModel {
  package var shownImageName: String? { nil }
  package var shownImageLink: String? { nil }
  package var shownLink: String? { nil }
  package var measuredContent: MeasuredContent? { nil }
  package var rank: Int? {
    get { nil }
    set {}
  }

  /// Decodes the item as an author wrote it, or as a screen's JSON has it.
  ///
  /// - Throws: `DecodingError` for the first missing or invalid field.
  public init(from decoder: any Decoder) throws {
    try self.init(fields: decoder.container(keyedBy: FieldKey.self))
  }

  package static var derivedFields: [ModelField<Self>] { [] }

  package func value(ofField key: String) -> FieldValue? {
    Self.fields.first { $0.field.key == key }?.value(of: self)
  }

  package func writeMembers(to writer: inout JSONWriter) {
    for field in Self.fields { field.write(self, to: &writer) }
    for field in Self.derivedFields { field.write(self, to: &writer) }
  }

  func isEqual(to other: any ItemModel) -> Bool { self == other as? Self }
}
