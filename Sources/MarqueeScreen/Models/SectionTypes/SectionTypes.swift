/// The section types of a catalog by name: the built-in ones and the authored ones.
public struct SectionTypes: Hashable, Sendable {
  /// The types in the order of their definition.
  public let all: [SectionType]
  /// All names, aliases too, in the same order.
  package let names: [String]
  private let byName: [String: SectionType]

  /// Makes the set of the built-in types and some authored ones.
  ///
  /// A type whose name is already taken is ignored.
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
    names = all.flatMap { [$0.name] + $0.aliases }
    self.byName = byName
  }

  /// Returns the type with a name or alias, or `nil` if there is none.
  public subscript(name: String) -> SectionType? { byName[name] }
}
