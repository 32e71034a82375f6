import MarqueeModels
import MarqueeScreen

/// The keys that a section is recognized by, each as a hash.
struct SectionKeys: Sendable {
  /// The identifier, which may be derived.
  let id: Int
  /// The name; `nil` for none.
  let name: Int?
  /// The type and the name; `nil` without a name.
  let typeAndName: Int?
  /// The content of the items; `nil` without items.
  let content: Int?
  /// The whole section.
  let whole: Int

  /// Computes the keys of the section with a number.
  init(_ number: Int, of version: CatalogVersion) {
    let section = version.sections[number]
    id = section.section.id.hashValue
    let name = section.section.name.flatMap { $0.isEmpty ? nil : $0 }
    self.name = name.map(\.hashValue)
    typeAndName = name.map { [section.section.type.name, $0].hashValue }
    let items = version.items[section.items].map(\.keys.content)
    content = items.isEmpty ? nil : items.hashValue
    whole = [section.section.type.name.hashValue, name.hashValue, items.hashValue].hashValue
  }
}
