/// What authors write in `Marquee.plist`, the settings of a content folder.
public struct SettingsDescription: Hashable, Sendable, Decodable {
  /// Section types of the authors' own, by name.
  public var sectionTypes: [String: AuthoredType]?
  /// What becomes of a rule's diagnostics, by the rule's identifier: `off`, `note`, `warning` or
  /// `error`.
  public var rules: [String: String]?
  /// The devices that layouts and pictures are judged on, by name or as `393x852@3`.
  public var devices: [String]?

  /// A section type of the authors' own.
  public struct AuthoredType: Hashable, Sendable, Decodable {
    /// What its items are.
    public var items: String
    /// The built-in type whose layout it has.
    public var layout: String
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
      "The devices that layouts and pictures are judged on, by name or as 393x852@3."),
  ]
}

extension SettingsDescription.AuthoredType {
  /// What authors write.
  static let fields: [Field] = [
    Field("items", .word(ItemKind.allCases.map(\.rawValue)), .required, "What its items are."),
    Field(
      "layout", .word(SectionType.builtIn.map(\.name)), .required,
      "The built-in section type whose layout it has."),
  ]
}
