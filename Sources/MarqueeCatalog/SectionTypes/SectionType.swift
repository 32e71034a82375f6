/// What a section looks like and what its items are.
public struct SectionType: Hashable, Sendable {
  /// How many items a section has.
  public enum ItemCount: Hashable, Sendable {
    /// At least one.
    case any
    /// Exactly one.
    case one
  }

  /// The name that authors write under `sectionType`.
  public let name: String
  /// Other names that are read as this one.
  public let aliases: [String]
  /// What such a section is, in one line.
  public let summary: String
  /// What its items are.
  public let itemKind: ItemKind
  /// How many it has.
  public let itemCount: ItemCount
  /// Whether the section's name is shown, as a header, so that it must not be missing or empty.
  public let showsName: Bool
  /// The built-in type whose layout the section has; its own name for a built-in type.
  public let layoutName: String
  /// All keys of such a section.
  public let fields: [Field]

  init(
    name: String, aliases: [String] = [], summary: String, itemKind: ItemKind,
    itemCount: ItemCount, showsName: Bool, layoutName: String? = nil, ownFields: [Field] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.itemKind = itemKind
    self.itemCount = itemCount
    self.showsName = showsName
    self.layoutName = layoutName ?? name
    fields =
      CatalogSection.fields(name: showsName, items: .item(itemKind), own: ownFields)
  }

  /// Makes a section type of the authors' own.
  ///
  /// - Parameters:
  ///   - name: The name that authors write under `sectionType`.
  ///   - itemKind: What its items are.
  ///   - layout: The built-in type whose layout it has, and whose way of showing the name.
  public init(authored name: String, itemKind: ItemKind, layout: SectionType) {
    self.init(
      name: name, summary: "A section type of this catalog's own.", itemKind: itemKind,
      itemCount: .any, showsName: layout.showsName, layoutName: layout.name)
  }

  /// Types are told apart by name, what they look like, and what they hold.
  public static func == (left: SectionType, right: SectionType) -> Bool {
    left.name == right.name && left.itemKind == right.itemKind
      && left.layoutName == right.layoutName
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension SectionType {
  /// The section types that every catalog has.
  public static let builtIn: [SectionType] = [
    .basic, .large, .main, .rank, .grid, .twoColumn, .list, .mainBanner, .textHeader,
    .courseSwimlane, .categories, .featuredCourse, .businessBanner,
  ]
}
