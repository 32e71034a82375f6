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
  /// Rules of the authors' own about texts.
  package var textRules: [TextRule]?

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

  /// A rule of the authors' own about texts; it has one of `forbids` and `requires`.
  package struct TextRule: Hashable, Sendable, Decodable {
    /// The rule's name.
    package var id: String
    /// The keys of the texts that it is about; `nil` for all that are shown.
    package var fields: [String]?
    /// What no part of a text may match.
    package var forbids: String?
    /// What a part of each text must match.
    package var requires: String?
    /// What is reported.
    package var message: String
    /// How serious it is; `nil` for a warning.
    package var severity: String?
    /// Whether letters match in either case.
    package var ignoreCase: Bool?
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
    Field("textRules", .array(.textRule), "Rules of your own about texts."),
  ]
}

extension SettingsDescription.TextRule {
  /// What authors write.
  static let fields: [Field] = [
    Field(
      "id", .identifier, .required,
      "The rule's name, in lowercase letters, digits and hyphens: no built-in rule's."),
    Field(
      "fields", .texts,
      "The keys of the texts that it is about, as 'title'; all texts that are shown if not written."
    ),
    Field(
      "forbids", .hiddenText, .requiredUnless("requires"),
      "A regular expression that no part of a text may match."),
    Field(
      "requires", .hiddenText, .requiredUnless("forbids"),
      "A regular expression that a part of each text must match; '^' and '$' are its ends."),
    Field("message", .text, .required, "What is reported."),
    Field(
      "severity", .word(["note", "warning", "error"]),
      "How serious it is; 'warning' if not written."),
    Field(
      "ignoreCase", .boolean, "Whether letters match in either case; they do not if not written."),
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
