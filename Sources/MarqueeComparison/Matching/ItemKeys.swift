import MarqueeModels
import MarqueeScreen

/// What an item is recognized by, each as a hash.
///
/// A hash depends on the process, so that nobody can write two items that have the same one.
struct ItemKeys: Sendable {
  /// The author's own identifier; `nil` for none.
  let identity: Int?
  /// All that it shows, but for its identifier and rank.
  let content: Int
  /// Its image; `nil` for none.
  let image: Int?
  /// Its title, or what else is read of it; `nil` for none.
  let title: Int?

  /// What it is taken for where sections and screens are compared by their items: the author's own
  /// identifier, or else the image and the title.
  let likeness: Int

  /// Looks at an item.
  init(_ screenItem: ScreenItem) {
    let item = screenItem.item
    identity = item.id.map(\.hashValue)
    content = Self.content(of: item)
    image = (item.imageName ?? item.imageLink).map(\.hashValue)
    let title = item.title
    self.title = title.isEmpty ? nil : title.hashValue
    likeness = identity ?? [image ?? 0, self.title ?? 0].hashValue
  }

  private static func content(of item: CatalogItem) -> Int {
    var model = item.model
    model.id = nil
    model.shownRank = nil
    var hasher = Hasher()
    hasher.combine(item.kind)
    model.hash(into: &hasher)
    // The order of the fields is that of the settings, which may differ between the versions.
    var values = 0
    for (field, value) in zip(item.kind.ownFields, item.ownValues) {
      guard let value else { continue }
      var hasher = Hasher()
      hasher.combine(field.key)
      hasher.combine(value)
      values ^= hasher.finalize()
    }
    hasher.combine(values)
    return hasher.finalize()
  }
}

extension CatalogItem {
  /// What people call the item; empty if nothing is read of it.
  var title: String {
    let title = text(shownAs: .title) ?? ""
    if !title.isEmpty { return title }
    return model.identifyingText.isEmpty ? spokenText : model.identifyingText
  }
}
