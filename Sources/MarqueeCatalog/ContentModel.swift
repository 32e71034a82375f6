/// What a catalog may be made of: section types, kinds of items, and fields of the screens.
///
/// Without settings it is what every catalog has; `Marquee.plist` adds what is the authors' own.
public struct ContentModel: Hashable, Sendable {
  /// The section types that screens may name.
  public let sectionTypes: SectionTypes
  /// The kinds of items, the built-in ones first.
  public let itemKinds: [ItemKind]
  /// The fields that the authors have added to the root of screens.
  package let screenFields: [Field]
  /// What the settings declare with a fault.
  package let faulty: FaultyDeclarations
  private let kindsByName: [String: ItemKind]

  /// What every catalog has.
  public static let builtIn = ContentModel()

  /// Adds to what every catalog has.
  ///
  /// - Parameters:
  ///   - itemKinds: Kinds of the authors' own. One with the name of a built-in kind replaces it in
  ///     all section types.
  ///   - sectionTypes: Section types of the authors' own; one whose name is taken is left out.
  ///   - screenFields: Fields that the root of a screen has too.
  ///   - faulty: What could not be read.
  package init(
    itemKinds: [ItemKind] = [], sectionTypes: [SectionType] = [], screenFields: [Field] = [],
    faulty: FaultyDeclarations = FaultyDeclarations()
  ) {
    self.faulty = faulty
    var kinds: [String: ItemKind] = [:]
    for kind in itemKinds { kinds[kind.name] = kind }
    let isBuiltIn = Set(ItemKind.builtIn.map(\.name))
    self.itemKinds =
      ItemKind.builtIn.map { kinds[$0.name] ?? $0 }
      + itemKinds.filter { !isBuiltIn.contains($0.name) }
    kindsByName = Dictionary(
      self.itemKinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.sectionTypes = SectionTypes(
      builtIn: SectionType.builtIn.map { type in
        kinds[type.itemKind.name].map(type.holding) ?? type
      }, authored: sectionTypes)
    self.screenFields = screenFields
  }

  /// The kind of items with a name; `nil` if there is none.
  public func itemKind(named name: String) -> ItemKind? { kindsByName[name] }
}

extension ContentModel {
  // It is never `nil`, for any text can be a key.
  // swift-format-ignore: NeverForceUnwrap
  /// Where a decoder finds what a catalog may be made of, as a ``ContentModel``.
  public static let key = CodingUserInfoKey(rawValue: "marquee.contentModel")!

  /// What a decoder may find; what every catalog has where the decoder does not say.
  package static func of(_ decoder: any Decoder) -> ContentModel {
    decoder.userInfo[key] as? ContentModel ?? .builtIn
  }
}
