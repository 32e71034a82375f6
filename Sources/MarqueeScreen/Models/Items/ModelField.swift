/// A field that authors write, with its value in the model of the kind.
///
/// The table of a kind, its values by key, the parts of its cell, and the members of its JSON are
/// made from it; only the property and its decoding are written once more.
///
/// This is a class because a copy would copy the whole field, for each item that is written.
package final class ModelField<Model: Sendable>: Sendable {
  let field: Field
  /// The part of the cell that shows it; `nil` for none.
  let part: ShownPart?
  private let value: Value
  private let key: JSONKey

  /// What returns the value of an item; `nil` if its author wrote none.
  private enum Value: Sendable {
    case text(@Sendable (Model) -> String?)
    case any(@Sendable (Model) -> FieldValue?)
  }

  private init(_ field: Field, _ part: ShownPart?, _ value: Value) {
    self.field = field
    self.part = part
    self.value = value
    key = JSONKey(field.key)
  }

  convenience init(
    _ key: String, _ kind: FieldKind, _ presence: Field.Presence, _ help: String,
    shownAs part: ShownPart? = nil, _ value: @escaping @Sendable (Model) -> FieldValue?
  ) {
    self.init(Field(key, kind, presence, help), part, .any(value))
  }

  convenience init(
    _ key: String, _ kind: FieldKind, _ presence: Field.Presence, _ help: String,
    shownAs part: ShownPart? = nil, text: @escaping @Sendable (Model) -> String?
  ) {
    self.init(Field(key, kind, presence, help), part, .text(text))
  }

  /// Returns the value of an item; `nil` if its author wrote none.
  func value(of model: Model) -> FieldValue? {
    switch value {
    case .text(let text): text(model).map(FieldValue.text)
    case .any(let value): value(model)
    }
  }

  /// Writes the value of an item as a member of a JSON object; nothing if there is none.
  func write(_ model: Model, to writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.member(key, text(model))
    case .any(let value):
      guard let value = value(model) else { return }
      writer.key(key)
      writer.value(value, of: field.kind)
    }
  }

  static func imageName(
    _ presence: Field.Presence = .requiredUnless("imageLink"),
    _ name: @escaping @Sendable (Model) -> String?
  ) -> ModelField {
    ModelField(
      "imageName", .imageName, presence,
      "The image's name, without scale; only a loose file that is not PNG has its extension.",
      shownAs: .image, text: name)
  }

  static func imageLink(_ link: @escaping @Sendable (Model) -> String?) -> ModelField {
    ModelField(
      "imageLink", .link, .requiredUnless("imageName"), "A link to the image.", text: link)
  }
}
