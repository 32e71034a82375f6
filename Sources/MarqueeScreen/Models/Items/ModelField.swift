/// A field that authors write, with its value in the model of the kind.
///
/// The table of a kind, its values by key, the parts of its cell, and the members of its JSON are made
/// from it; only the property and its decoding are written once more.
package struct ModelField<Model: Sendable>: Sendable {
  /// The field.
  let field: Field
  /// The part of the cell that shows it; `nil` for none.
  let part: ShownPart?
  /// Returns the value; `nil` if the author wrote none.
  let value: @Sendable (Model) -> FieldValue?

  /// Makes a field.
  init(
    _ key: String, _ kind: FieldKind, _ presence: Field.Presence, _ help: String,
    shownAs part: ShownPart? = nil, _ value: @escaping @Sendable (Model) -> FieldValue?
  ) {
    field = Field(key, kind, presence, help)
    self.part = part
    self.value = value
  }

  /// Makes a field with a text.
  init(
    _ key: String, _ kind: FieldKind, _ presence: Field.Presence, _ help: String,
    shownAs part: ShownPart? = nil, text: @escaping @Sendable (Model) -> String?
  ) {
    self.init(key, kind, presence, help, shownAs: part) { text($0).map(FieldValue.text) }
  }

  /// Makes the field for the image's name.
  static func imageName(
    _ presence: Field.Presence = .requiredUnless("imageLink"),
    _ name: @escaping @Sendable (Model) -> String?
  ) -> ModelField {
    ModelField(
      "imageName", .imageName, presence,
      "The image's name, without scale; only a loose file that is not PNG has its extension.",
      shownAs: .image, text: name)
  }

  /// Makes the field for the link to an image without a name.
  static func imageLink(_ link: @escaping @Sendable (Model) -> String?) -> ModelField {
    ModelField(
      "imageLink", .link, .requiredUnless("imageName"), "A link to the image.", text: link)
  }
}
