/// The section types that a catalog may use, by name: the built-in ones and the authors' own.
public struct SectionTypes: Hashable, Sendable {
  /// The types in the order of their definition.
  public let all: [SectionType]
  private let byName: [String: SectionType]

  /// Makes the set of the built-in types and some of the authors' own.
  ///
  /// A type whose name is taken already is left out.
  public init(authored: [SectionType] = []) {
    self.init(builtIn: SectionType.builtIn, authored: authored)
  }

  package init(builtIn: [SectionType], authored: [SectionType]) {
    var all: [SectionType] = []
    var byName: [String: SectionType] = [:]
    for type in builtIn + authored where byName[type.name] == nil {
      all.append(type)
      for name in [type.name] + type.aliases { byName[name] = type }
    }
    self.all = all
    self.byName = byName
  }

  /// The type with a name or alias, or `nil` if there is none.
  public subscript(name: String) -> SectionType? { byName[name] }
}
