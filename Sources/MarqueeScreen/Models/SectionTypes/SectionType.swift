/// The type of a section: its look and the kind of its items.
public struct SectionType: Hashable, Sendable {
  package struct ItemCount: Hashable, Sendable {
    /// The least number, from 1.
    package var minimum = 1
    /// The greatest number; `nil` for any.
    package var maximum: Int?

    package static let any = ItemCount()
    package static let one = ItemCount(maximum: 1)

    package init(minimum: Int = 1, maximum: Int? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    package func allows(_ count: Int) -> Bool { count >= minimum && count <= maximum ?? count }

    /// The limits in an author's words: `2 to 5 items`.
    package var phrase: String {
      switch (minimum, maximum) {
      case (1, 1): "exactly one item"
      case (let minimum, nil): "at least \(minimum) items"
      case (let minimum, let maximum?) where minimum == maximum: "exactly \(minimum) items"
      case (1, let maximum?): "at most \(maximum) items"
      case (let minimum, let maximum?): "\(minimum) to \(maximum) items"
      }
    }
  }

  private struct Traits: Sendable {
    let name: String
    var aliases: [String] = []
    let summary: String
    var itemKind: ItemKind
    let itemCount: ItemCount
    let showsName: Bool
    var isNumbered: Bool
    var look: Look
    var modelFields: [Field] = []
    var ownFields: [Field] = []
    var fallback: String?
  }

  // Every section of a catalog stores its type, so a copy must cost no more than a reference.
  private let definition: Definition

  private final class Definition: Sendable {
    let traits: Traits
    let isNumbered: Bool
    let fields: [Field]

    init(_ traits: Traits) {
      self.traits = traits
      isNumbered = traits.isNumbered && traits.itemKind.rank != nil
      fields = SectionType.fields(
        name: traits.showsName, items: .item(traits.itemKind),
        own: traits.modelFields + traits.ownFields)
    }
  }

  private enum Look: Sendable {
    case own(LayoutSection)
    case of(SectionType)
    case house(HouseLayout)
  }

  /// Makes a built-in section type.
  init(
    _ name: String, aliases: [String] = [], of itemKind: ItemKind, _ summary: String,
    itemCount: ItemCount = .any, showsName: Bool = false, isNumbered: Bool = false,
    layout: LayoutSection, modelFields: [Field] = []
  ) {
    definition = Definition(
      Traits(
        name: name, aliases: aliases, summary: summary, itemKind: itemKind, itemCount: itemCount,
        showsName: showsName, isNumbered: isNumbered, look: .own(layout), modelFields: modelFields))
  }

  /// Makes a section type that stands for a layout of the house, for types that have its layout.
  package init(_ house: HouseLayout) {
    let look = house.look
    definition = Definition(
      Traits(
        name: house.name, summary: house.summary, itemKind: look.itemKind, itemCount: .any,
        showsName: look.showsName, isNumbered: false, look: .house(house)))
  }

  /// Makes an authored section type.
  ///
  /// - Parameters:
  ///   - name: The name that authors write under `sectionType`.
  ///   - itemKind: The kind of its items.
  ///   - layout: The type whose layout, cells and display of the name it shares.
  ///   - fallback: The name of the type that an app shows instead if it does not know this one;
  ///     `nil` for none.
  public init(
    authored name: String, itemKind: ItemKind, layout: SectionType, fallback: String? = nil
  ) {
    self.init(
      authored: name, itemKind: itemKind, layout: layout, fields: [], fallback: fallback)
  }

  /// Makes an authored section type.
  ///
  /// - Parameters:
  ///   - name: The name that authors write under `sectionType`.
  ///   - itemKind: The kind of its items.
  ///   - layout: The type whose layout and cells it shares.
  ///   - fields: The section's own fields.
  ///   - itemCount: How many items it has.
  ///   - showsName: Whether its name is shown; `nil` for the same as in the layout's type.
  ///   - isNumbered: Whether its items have numerals; `nil` for the same as in the layout's type.
  ///   - fallback: The type that an older app shows instead; `nil` for none.
  package init(
    authored name: String, itemKind: ItemKind, layout: SectionType, fields: [Field],
    itemCount: ItemCount = .any, showsName: Bool? = nil, isNumbered: Bool? = nil,
    fallback: String? = nil
  ) {
    definition = Definition(
      Traits(
        name: name, summary: "A section type of this catalog's own.", itemKind: itemKind,
        itemCount: itemCount, showsName: showsName ?? layout.showsName,
        isNumbered: (isNumbered ?? layout.isNumbered) && layout.hasRoomForNumerals,
        look: layout.sharedLook, ownFields: fields, fallback: fallback))
  }

  /// Returns the same type with items of another kind, such as one with further fields.
  package func holding(_ itemKind: ItemKind) -> SectionType {
    var traits = definition.traits
    traits.itemKind = itemKind
    traits.isNumbered = isNumbered
    traits.look = sharedLook
    return SectionType(definition: Definition(traits))
  }

  private init(definition: Definition) {
    self.definition = definition
  }

  /// Compares types by name and kind of items.
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
  public var name: String { definition.traits.name }
  package var aliases: [String] { definition.traits.aliases }
  package var summary: String { definition.traits.summary }
  /// The kind of its items.
  public var itemKind: ItemKind { definition.traits.itemKind }
  package var itemCount: ItemCount { definition.traits.itemCount }
  /// Whether a header shows the section's name, which must then not be missing or empty.
  public var showsName: Bool { definition.traits.showsName }
  /// Whether its items have numerals: their ranks, or their positions if none has a rank.
  public var isNumbered: Bool { definition.isNumbered }
  /// Whether a numeral fits next to the images of its look, or in front of its texts.
  package var hasRoomForNumerals: Bool {
    isList || lookType.itemKind.builtIn == .poster && lookType.name != SectionType.main.name
  }
  /// Whether its cells are rows, which show the ranks of their items also if it is not numbered.
  package var hasRankedRows: Bool {
    isList && (itemKind.hasOwnCell || itemKind.builtIn == .row)
  }
  /// Whether its items may be of any kind of the library that shows an image.
  package var holdsAnyImage: Bool { isNumbered && lookType.name == name }
  package var nameOfKindInJSON: String {
    isNumbered && itemKind == .poster && !itemKind.isAuthored
      ? ItemKind.rankedPosterName : itemKind.name
  }
  /// The authored fields that only sections of this type have.
  package var ownFields: [Field] { definition.traits.ownFields }
  /// The name of the type that an app shows instead if it does not know this one; `nil` for none.
  public var fallback: String? { definition.traits.fallback }
  package var fields: [Field] { definition.fields }

  /// The layout of such a section if its author names no other.
  public var layout: LayoutSection {
    switch definition.traits.look {
    case .own(let layout): layout
    case .of(let type): type.layout
    case .house(let house): house.layout(for: self)
    }
  }

  /// The layout of the house that it has; `nil` for another.
  package var house: HouseLayout? {
    if case .house(let house) = definition.traits.look { house } else { nil }
  }

  /// The name of its layout, as authors write it.
  package var layoutName: String { house?.name ?? lookType.name }

  private var sharedLook: Look { house.map(Look.house) ?? .of(lookType) }

  package var isList: Bool { lookType.itemKind == .row }

  /// The built-in type whose layout and cells it shares: itself for a built-in type.
  package var lookType: SectionType {
    switch definition.traits.look {
    case .own: self
    case .of(let type): type
    case .house(let house): house.look
    }
  }
}

extension SectionType: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension SectionType {
  /// How much of a cell its items' images take; `nil` for items without one.
  ///
  /// Items of authored kinds are drawn as rows, on their image, or as cards with texts below it,
  /// depending on the section's look. A numbered section shows only images and numerals, except for
  /// rows.
  package var imageFit: ImageFit? {
    if isNumbered, !hasRankedRows { return .cell }
    guard let fit = itemKind.imageFit, itemKind.hasOwnCell else { return itemKind.imageFit }
    switch lookType.itemKind {
    case .row: return .ownSize
    case .banner: return fit
    default: return lookType == .main ? fit : .width
    }
  }
}
