/// The keys that a section is recognized by, each as a hash.
struct SectionKeys: Sendable {
  /// The identifier, which may be derived; `nil` for none.
  let id: Int?
  /// The name; `nil` for none.
  let name: Int?
  /// The type and the name; `nil` without a name.
  let typeAndName: Int?
  /// The content of the items, or the text of a section with an error; `nil` without items.
  let content: Int?
  /// The images of the items in order; `nil` without images.
  let images: Int?
  /// The whole section.
  let whole: Int

  /// Computes the keys of the section with a number.
  init(_ number: Int, of version: CatalogVersion) {
    let section = version.sections[number]
    id = section.content.id.map(\.hashValue)
    let name = section.content.name.flatMap { $0.isEmpty ? nil : $0 }
    self.name = name.map(\.hashValue)
    typeAndName = name.map { [section.content.typeName, $0].hashValue }
    if let fingerprint = section.content.fingerprint {
      content = fingerprint
      images = nil
      whole = fingerprint
      return
    }
    let items = version.items[section.items].map(\.keys.content)
    content = items.isEmpty ? nil : items.hashValue
    let images = version.items[section.items].map(\.keys.image)
    self.images = images.contains { $0 != nil } ? images.hashValue : nil
    whole = [section.content.typeName.hashValue, name.hashValue, items.hashValue].hashValue
  }
}
