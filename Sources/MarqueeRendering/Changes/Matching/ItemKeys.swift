import MarqueeScreen

/// The keys that an item is recognized by, each as a hash.
///
/// Hashes differ between processes, so that no one can craft two items with equal hashes.
struct ItemKeys: Sendable {
  /// The authored identifier; `nil` for none.
  let identity: Int?
  /// Everything that it shows, except its identifier and rank.
  let content: Int
  let image: Int?
  /// Its title, or other text if it has none; `nil` if it has no text.
  let title: Int?

  var look: Int? { image == nil && title == nil ? nil : [image, title].hashValue }

  init(_ screenItem: ScreenItem) {
    let item = screenItem.item
    identity = item.id.map(\.hashValue)
    content = Self.content(of: item)
    image = (item.imageName ?? item.imageLink).map(\.hashValue)
    let title = item.title
    self.title = title.isEmpty ? nil : title.hashValue
  }

  /// Whether the authors did not give items that differ different identifiers.
  func mayBeSame(as other: ItemKeys) -> Bool {
    content == other.content || [identity, other.identity].contains(nil)
      || identity == other.identity
  }

  private static func content(of item: CatalogItem) -> Int {
    var item = item
    item.rank = nil
    var model = item.model
    model.id = nil
    var hasher = Hasher()
    hasher.combine(item.kind)
    model.hash(into: &hasher)
    // The settings determine the order of the fields, so it may differ between the versions.
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
  /// The name that people know the item by; empty if it has no text.
  var title: String {
    let title = text(shownAs: .title) ?? ""
    if !title.isEmpty { return title }
    return model.identifyingText.isEmpty ? spokenText : model.identifyingText
  }
}
