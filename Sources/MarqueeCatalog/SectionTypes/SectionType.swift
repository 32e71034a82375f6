public import MarqueeLayout

/// What a section looks like and what its items are.
public struct SectionType: Hashable, Sendable {
  /// How many items a section has.
  package enum ItemCount: Hashable, Sendable {
    /// At least one.
    case any
    /// Exactly one.
    case one
  }

  // Every section of a catalog has its type, so a copy must cost no more than a reference.
  private let definition: Definition

  private final class Definition: Sendable {
    let name: String
    let aliases: [String]
    let summary: String
    let itemKind: ItemKind
    let itemCount: ItemCount
    let showsName: Bool
    let look: Look
    let fallback: String?
    let fields: [Field]

    init(
      name: String, aliases: [String], summary: String, itemKind: ItemKind, itemCount: ItemCount,
      showsName: Bool, look: Look, fallback: String?, ownFields: [Field]
    ) {
      self.name = name
      self.aliases = aliases
      self.summary = summary
      self.itemKind = itemKind
      self.itemCount = itemCount
      self.showsName = showsName
      self.look = look
      self.fallback = fallback
      fields = CatalogSection.fields(name: showsName, items: .item(itemKind), own: ownFields)
    }
  }

  /// Where the layout and the cells come from.
  private enum Look: Sendable {
    case own(LayoutSection)
    case of(SectionType)
  }

  init(
    name: String, aliases: [String] = [], summary: String, itemKind: ItemKind,
    itemCount: ItemCount, showsName: Bool, layout: LayoutSection, ownFields: [Field] = []
  ) {
    definition = Definition(
      name: name, aliases: aliases, summary: summary, itemKind: itemKind, itemCount: itemCount,
      showsName: showsName, look: .own(layout), fallback: nil, ownFields: ownFields)
  }

  /// Makes a section type of the authors' own.
  ///
  /// - Parameters:
  ///   - name: The name that authors write under `sectionType`.
  ///   - itemKind: What its items are.
  ///   - layout: The type whose layout and cells it has, and whose way of showing the name.
  ///   - fallback: The name of the type that an app shows in its place if it does not know this one;
  ///     `nil` for none.
  public init(
    authored name: String, itemKind: ItemKind, layout: SectionType, fallback: String? = nil
  ) {
    definition = Definition(
      name: name, aliases: [], summary: "A section type of this catalog's own.",
      itemKind: itemKind, itemCount: .any, showsName: layout.showsName,
      look: .of(layout.lookType), fallback: fallback, ownFields: [])
  }

  /// Types are distinguished by their name and what they hold.
  public static func == (left: SectionType, right: SectionType) -> Bool {
    left.definition === right.definition
      || left.name == right.name && left.itemKind == right.itemKind
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension SectionType {
  /// The name that authors write under `sectionType`.
  public var name: String { definition.name }
  /// Other names that are read as this one.
  package var aliases: [String] { definition.aliases }
  /// What such a section is, in one line.
  package var summary: String { definition.summary }
  /// What its items are.
  public var itemKind: ItemKind { definition.itemKind }
  /// How many it has.
  package var itemCount: ItemCount { definition.itemCount }
  /// Whether the section's name is shown, as a header, so that it must not be missing or empty.
  public var showsName: Bool { definition.showsName }
  /// The name of the type that an app shows in its place if it does not know this one; `nil` for
  /// none, as in every built-in type.
  public var fallback: String? { definition.fallback }
  /// All keys of such a section.
  package var fields: [Field] { definition.fields }

  /// The layout of such a section where its author names no other.
  public var layout: LayoutSection {
    switch definition.look {
    case .own(let layout): layout
    case .of(let type): type.layout
    }
  }

  /// The built-in type whose layout and cells the section has: itself for a built-in type.
  package var lookType: SectionType {
    switch definition.look {
    case .own: self
    case .of(let type): type
    }
  }
}

extension SectionType: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension SectionType {
  /// The section types that every catalog has.
  public static let builtIn: [SectionType] = [
    .basic, .large, .main, .rank, .grid, .twoColumn, .list, .mainBanner, .textHeader,
    .courseSwimlane, .categories, .featuredCourse, .businessBanner,
  ]
}
