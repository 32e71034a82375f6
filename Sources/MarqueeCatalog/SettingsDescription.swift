/// What authors write in `Marquee.plist`, the settings of a content folder.
package struct SettingsDescription: Hashable, Sendable, Decodable {
  /// Section types of the authors' own, by name.
  package var sectionTypes: [String: AuthoredType]?
  /// What becomes of a rule's diagnostics, by the rule's identifier: `off`, `note`, `warning` or
  /// `error`.
  package var rules: [String: String]?
  /// The devices that layouts and images are judged on, by name or as `393x852@3`.
  package var devices: [String]?
  /// When an image does not fit the cells that show it.
  package var images: ImageLimits?
  /// The names of images that an app uses by other means than its screens; `*` stands for any
  /// characters.
  package var usedImages: [String]?

  /// A section type of the authors' own.
  package struct AuthoredType: Hashable, Sendable, Decodable {
    /// What its items are.
    package var items: String
    /// The built-in type whose layout it has.
    package var layout: String
  }

  /// When an image does not fit the cells that show it; what is left out has its customary value.
  package struct ImageLimits: Hashable, Sendable, Decodable {
    /// How many times larger than its pixels an image may be shown.
    package var maximumEnlargement: Double?
    /// How many times wider, or higher, than its cell an image may be in proportion.
    package var maximumDistortion: Double?
    /// How many bytes an image's file may have.
    package var maximumByteCount: Int?
  }
}

extension SettingsDescription {
  /// What authors write.
  static let fields: [Field] = [
    Field(
      "sectionTypes", .map(.dictionary(.authoredSectionType)),
      "Section types of your own, by name."),
    Field(
      "rules", .map(.word(["off", "note", "warning", "error"])),
      "What becomes of a rule's diagnostics, by the rule's name."),
    Field(
      "devices", .texts,
      "The devices that layouts and images are judged on, by name or as 393x852@3."),
    Field("images", .dictionary(.imageLimits), "When an image does not fit its cells."),
    Field(
      "usedImages", .texts,
      "Images that the app uses by other means; '*' matches any characters."),
  ]
}

extension SettingsDescription.AuthoredType {
  /// What authors write.
  static let fields: [Field] = [
    Field("items", .word(ItemKind.builtIn.map(\.name)), .required, "What its items are."),
    Field(
      "layout", .word(SectionType.builtIn.map(\.name)), .required,
      "The built-in section type whose layout it has."),
  ]
}

extension SettingsDescription.ImageLimits {
  /// What authors write.
  static let fields: [Field] = [
    Field(
      "maximumEnlargement", .number,
      "How many times larger than its pixels an image may be shown; 1.1 if not written."),
    Field(
      "maximumDistortion", .number,
      "How many times wider or higher in proportion than its cell it may be; 1.75 if not written."),
    Field(
      "maximumByteCount", .integer(atLeast: 1),
      "How many bytes an image's file may have; 1000000 if not written."),
  ]
}
