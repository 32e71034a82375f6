package import MarqueePropertyList
package import MarqueeScreen

/// What an item shows for one of its fields, by where that comes from.
package enum ShownValue {
  /// A value that the section writes, also in place of that of a library item.
  case written(ValueIndex)
  /// A value of the library item that the section refers to, in the library's file.
  case inLibrary(ValueIndex, PropertyListDocument)
  case byDefault(FieldValue)
}

extension LocatedCatalog {
  /// Returns the reference of a section's item; `nil` if the section defines the item itself.
  ///
  /// - Complexity: O(log *references*).
  package func reference(ofItem item: Int) -> ItemReference? {
    let index = references.partitioningIndex { $0.item >= item }
    guard index < references.count, references[index].item == item else { return nil }
    return references[index]
  }

  /// Returns what an item shows for a field of its kind; `nil` if that is nothing, or unknown
  /// because the library lacks the item.
  ///
  /// What the section writes comes before what the library item writes, and both come before the
  /// field's default value.
  ///
  /// - Parameters:
  ///   - position: The field's position in the table of the item's kind.
  ///   - item: The item's position in ``items``.
  package func shownValue(ofField position: Int, ofItem item: Int) -> ShownValue? {
    guard let kind = sections[items[item].section].type?.itemKind else { return nil }
    if let value = value(ofField: position, ofItem: item) { return .written(value) }
    let field = kind.fields[position]
    if let reference = reference(ofItem: item) {
      guard let target = reference.target else { return nil }
      if let member = target.document.member(field.key, of: target.value) {
        return .inLibrary(member.value, target.document)
      }
    }
    return field.defaultValue.map(ShownValue.byDefault)
  }

  /// Returns what an item shows for the last of some fields, each of which is in the one before;
  /// `nil` if that is nothing or unknown.
  package func shownValue(of fields: [Field], ofItem item: Int) -> ShownValue? {
    guard let kind = sections[items[item].section].type?.itemKind, let first = fields.first,
      let position = kind.position(ofField: first.key)
    else { return nil }
    return fields.dropFirst().reduce(shownValue(ofField: position, ofItem: item)) { group, field in
      switch group {
      case .written(let value)?:
        document.member(field.key, of: value).map { .written($0.value) }
          ?? field.defaultValue.map(ShownValue.byDefault)
      case .inLibrary(let value, let document)?:
        document.member(field.key, of: value).map { .inLibrary($0.value, document) }
          ?? field.defaultValue.map(ShownValue.byDefault)
      case .byDefault(let value)?: value[field.key].map(ShownValue.byDefault)
      case nil: nil
      }
    }
  }

  /// Returns the name of an image that an item has from the library, or by default; `nil` if the
  /// screen writes it, or there is none.
  ///
  /// - Parameter fields: What leads to it.
  package func unwrittenImage(_ fields: [Field], ofItem item: Int) -> String? {
    guard fields.last?.kind.means(.image) == true else { return nil }
    switch shownValue(of: fields, ofItem: item) {
    case .inLibrary(let value, let document)?:
      return document.isValidString(value) ? document.string(of: value) : nil
    case .byDefault(let value)?: return value.text
    case .written?, nil: return nil
    }
  }

  func usesLibrary(section position: Int) -> Bool {
    guard !references.isEmpty else { return false }
    let items = sections[position].items
    let index = references.partitioningIndex { $0.item >= items.lowerBound }
    return index < references.count && references[index].item < items.upperBound
  }

  /// Combines a section's own items with library items, in order.
  ///
  /// - Parameter own: The items that the section defines, and those with replaced fields.
  func items(ofSection position: Int, own: [CatalogItem]) -> [CatalogItem] {
    var rest = own[...]
    guard let kind = sections[position].type?.itemKind else { return [] }
    return sections[position].items.compactMap { item in
      guard let reference = reference(ofItem: item) else { return rest.popFirst() }
      guard let shown = reference.target?.item else { return nil }
      return reference.override == nil ? shown.reduced(to: kind) : rest.popFirst()
    }
  }
}
