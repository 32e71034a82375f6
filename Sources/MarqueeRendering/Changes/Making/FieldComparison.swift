import MarqueeScreen

/// Finds the fields whose values differ, and those that name an image whose files differ.
struct FieldComparison {
  /// The names of images whose files differ.
  let redrawnImages: Set<String>

  /// Compares the items of two versions; their ranks are compared elsewhere.
  ///
  /// - Parameter currencies: The currencies of their screens.
  func changes(
    from old: CatalogItem, to new: CatalogItem, in currencies: PriceCurrencies
  ) -> [FieldChange] {
    var parts: [String: ShownPart] = [:]
    for (part, path) in old.kind.show.merging(new.kind.show, uniquingKeysWith: { $1 }) {
      // A field may be shown as several parts; image and price take precedence.
      if parts[path] == nil || part == .image || part == .price { parts[path] = part }
    }
    return changes(
      Self.union(old.kind.fields, new.kind.fields).filter { $0.key != "id" && $0.key != "rank" },
      old: old.value, new: new.value,
      in: PriceCurrencies(
        old: old.currency ?? currencies.old, new: new.currency ?? currencies.new), parts: parts)
  }

  func changes(
    from old: ScreenSection, of oldScreen: Screen, to new: ScreenSection, of newScreen: Screen
  ) -> [FieldChange] {
    var changes: [FieldChange] = []
    func compare(_ key: String, _ role: FieldRole, _ old: String?, _ new: String?) {
      guard old != new else { return }
      changes.append(
        FieldChange(
          key: key, role: role, old: old.map(FieldValue.text), new: new.map(FieldValue.text)))
    }
    compare("sectionName", .name, old.name, new.name)
    compare("sectionType", .type, old.type.name, new.type.name)
    let (oldLayout, newLayout) = (oldScreen.layout(of: old), newScreen.layout(of: new))
    // Another type implies another layout, which is not reported separately.
    let followsType = oldLayout == old.type.layout && newLayout == new.type.layout
    if oldLayout != newLayout, old.type.name == new.type.name || !followsType {
      changes.append(
        FieldChange(key: "layout", role: .layout, old: .text(old.layout), new: .text(new.layout)))
    }
    compare("link", .link, old.link, new.link)
    if old.type.name == new.type.name {
      compare("showsName", .value, "\(old.type.showsName)", "\(new.type.showsName)")
    }
    if old.selection != nil, new.selection != nil {
      compare("selection", .value, old.selection?.rawValue, new.selection?.rawValue)
    }
    return changes
      + self.changes(
        Self.union(old.ownFields, new.ownFields), old: { old[$0] }, new: { new[$0] },
        in: PriceCurrencies(old: oldScreen.currency, new: newScreen.currency))
  }

  /// Compares the data of screens outside their sections.
  func changes(from old: Screen, to new: Screen) -> [FieldChange] {
    var changes: [FieldChange] = []
    // Only prices show the currency.
    if old.currency != new.currency, old.showsPricesInItsCurrency, new.showsPricesInItsCurrency {
      changes.append(
        FieldChange(
          key: "currency", role: .price, old: old.currency.map(FieldValue.text),
          new: new.currency.map(FieldValue.text)))
    }
    if old.layoutConfiguration != new.layoutConfiguration {
      changes.append(FieldChange(key: "layoutConfiguration", role: .layout, old: nil, new: nil))
    }
    return changes
      + self.changes(
        Self.union(old.ownFields, new.ownFields), old: { old[$0] }, new: { new[$0] },
        in: PriceCurrencies(old: old.currency, new: new.currency))
  }

  /// The fields of the new version, followed by those that only the old one has.
  private static func union(_ old: [Field], _ new: [Field]) -> [Field] {
    let known = Set(new.map(\.key))
    return new + old.filter { !known.contains($0.key) }
  }

  private func changes(
    _ fields: [Field], below prefix: String = "", old: (String) -> FieldValue?,
    new: (String) -> FieldValue?, in currencies: PriceCurrencies, parts: [String: ShownPart] = [:]
  ) -> [FieldChange] {
    fields.flatMap { field -> [FieldChange] in
      let (oldValue, newValue) = (old(field.key), new(field.key))
      let isEqual = oldValue == newValue || Self.readsLike(oldValue, newValue)
      guard !isEqual || isRedrawn(newValue, field.kind) else { return [] }
      let key = prefix + field.key
      // Fields inside a group are reported separately; the settings limit the nesting.
      if case .group(let fields) = field.kind.storage, let oldValue, let newValue {
        let changes = changes(
          fields, below: key + ".", old: { oldValue[$0] }, new: { newValue[$0] }, in: currencies,
          parts: parts)
        if !changes.isEmpty { return changes }
      }
      return [
        FieldChange(
          key: key, role: isEqual ? .image : FieldRole(field, shownAs: parts[key]),
          old: oldValue, new: newValue, currencies: currencies)
      ]
    }
  }

  /// Whether a value names an image whose files differ.
  private func isRedrawn(_ value: FieldValue?, _ kind: FieldKind) -> Bool {
    guard !redrawnImages.isEmpty, let value else { return false }
    return kind.imageNames(in: value).contains(where: redrawnImages.contains)
  }

  /// Whether two values are read as the same text, as 5 and '5' after the kind of a field has
  /// changed.
  private static func readsLike(_ old: FieldValue?, _ new: FieldValue?) -> Bool {
    guard let old = old?.shownText, let new = new?.shownText else { return false }
    return old == new
  }
}
