/// The section types, kinds of items, and screen fields that a catalog can use.
///
/// Without settings these are the built-in ones; `Marquee.plist` adds authored ones.
public struct ContentModel: Hashable, Sendable {
  /// The section types that screens can use.
  public private(set) var sectionTypes: SectionTypes
  /// The kinds of items, the built-in ones first.
  public let itemKinds: [ItemKind]
  package let screenFields: [Field]
  package let faulty: FaultyDeclarations
  private let kindsByName: [String: ItemKind]
  private let kindsByField: [String: ItemKind]

  /// The built-in types and kinds, which every catalog can use.
  public static let builtIn = ContentModel()

  /// Adds declarations to the built-in ones.
  ///
  /// - Parameters:
  ///   - itemKinds: Authored kinds. One with the name of a built-in kind replaces it in all section
  ///     types.
  ///   - sectionTypes: Authored section types; one whose name is taken is ignored.
  ///   - screenFields: Authored fields of the root of screens.
  ///   - faulty: The declarations that could not be read.
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
    kindsByName = Dictionary(first: self.itemKinds.map { ($0.name, $0) })
    kindsByField = Dictionary(
      first: itemKinds.flatMap { kind in kind.ownFields.filter(\.isOwn).map { ($0.key, kind) } })
    self.sectionTypes = SectionTypes(
      builtIn: SectionType.builtIn.map { type in
        // Catalogs could add fields only to the posters of rankings.
        (type.isNumbered ? kinds[ItemKind.rankedPosterName] : nil).map(type.holding)
          ?? kinds[type.itemKind.name].map(type.holding) ?? type
      }, authored: sectionTypes)
    self.screenFields = screenFields
  }

  /// Returns the same model with another section type of a type's name.
  package func with(_ type: SectionType) -> ContentModel {
    var model = self
    model.sectionTypes = SectionTypes(
      builtIn: sectionTypes.all.map { $0.name == type.name ? type : $0 }, authored: [])
    return model
  }

  /// Returns the kind of items with a name; `nil` if there is none.
  ///
  /// `rankedPoster` is another name for `poster` if no kind has it.
  public func itemKind(named name: String) -> ItemKind? {
    kindsByName[name]
      ?? (name == ItemKind.rankedPosterName ? kindsByName[ItemKind.poster.name] : nil)
  }

  /// The kinds that a section of a type can hold items of a kind as, the nearest first: the kind
  /// itself and those that it extends, up to that of the type; none if it does not fit.
  ///
  /// A ranking holds all kinds with an image.
  package func lineage(of kind: ItemKind, in type: SectionType) -> ArraySlice<ItemKind> {
    var kinds = [kind]
    var next = kind.baseName
    while let name = next, let base = itemKind(named: name) {
      kinds.append(base)
      next = base.baseName
    }
    let fitting = kinds.prefix { !type.isNumbered || $0.rank != nil }
    guard !type.holdsAnyImage else { return fitting }
    return fitting.firstIndex(of: type.itemKind).map { fitting[...$0] } ?? []
  }

  /// Returns a type with the kind of a section's items, if it may hold them: the kind of all of
  /// them, or the nearest that all of them extend.
  ///
  /// Where kinds have nothing in common, as in a ranking, that of most items counts.
  ///
  /// - Parameter kinds: The kind of each item; `nil` is that of the type.
  package func type(_ type: SectionType, holding kinds: [ItemKind?]) -> SectionType {
    var counts: [ItemKind: Int] = [:]
    var lineages: [ArraySlice<ItemKind>] = []
    for kind in kinds.map({ $0 ?? type.itemKind }) {
      counts[kind, default: 0] += 1
      if counts[kind] == 1 { lineages.append(lineage(of: kind, in: type)) }
    }
    let roots = lineages.reduce(into: [:] as [ItemKind: Int]) { roots, kinds in
      guard let own = kinds.first, let root = kinds.last else { return }
      roots[root, default: 0] += counts[own, default: 0]
    }
    let root = lineages.compactMap(\.last).max { roots[$0, default: 0] < roots[$1, default: 0] }
    lineages.removeAll { $0.last != root }
    let common = lineages.first?.first { kind in lineages.allSatisfy { $0.contains(kind) } }
    guard let common, common != type.itemKind else { return type }
    return type.holding(common)
  }

  package func fits(_ kind: ItemKind, in type: SectionType, besides others: [ItemKind?]) -> Bool {
    let common = self.type(type, holding: others + [kind]).itemKind
    let kinds = [kind] + (others.isEmpty ? [] : [self.type(type, holding: others).itemKind])
    return kinds.allSatisfy { lineage(of: $0, in: type).contains(common) }
  }

  /// Returns the first kind to which authors have added a field with a key; `nil` if there is none.
  package func itemKind(withField key: String) -> ItemKind? { kindsByField[key] }
}

extension ContentModel {
  // This is never `nil`, because any text can be a key.
  // swift-format-ignore: NeverForceUnwrap
  /// The key under which a decoder's user info contains a ``ContentModel``.
  public static let key = CodingUserInfoKey(rawValue: "marquee.contentModel")!

  /// Returns a decoder's content model, or the built-in one if it has none.
  package static func of(_ decoder: any Decoder) -> ContentModel {
    decoder.userInfo[key] as? ContentModel ?? .builtIn
  }
}
