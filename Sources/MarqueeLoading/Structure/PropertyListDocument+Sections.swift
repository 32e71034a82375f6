import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueePropertyList
package import MarqueeScreen

/// Recognizes a screen whose root has a wrong key, so that it is not taken for another file.
extension PropertyListDocument {
  /// Whether the root may be one of a screen: an array, or a dictionary with a key that is, or is
  /// almost, one of a screen, or with sections under any other key.
  ///
  /// - Complexity: O(*n*) in the values of a document without such a key.
  package var isMeantAsScreen: Bool {
    guard let root, self[root].kind == .dictionary else { return true }
    return hasScreenKey(root) || holdsSections(root)
      || children(of: root).contains {
        Suggestion.nearest(to: string(of: $0), among: ["sectionType"]) != nil
      }
  }

  /// Whether this is a list of another program, which `marquee import` turns into a screen: an
  /// array of dictionaries that are not sections, or a dictionary with such arrays.
  ///
  /// - Parameter types: The names of the section types.
  /// - Complexity: O(*n*) in the values.
  package func holdsLists(knowing types: SectionTypes) -> Bool {
    guard let root, !self[root].flags.contains(.holdsFault) else { return false }
    guard self[root].kind == .dictionary else { return isList(root, knowing: types) }
    return !isMeantAsScreen && children(of: root).contains { isList($0 + 1, knowing: types) }
  }

  private func isList(_ index: ValueIndex, knowing types: SectionTypes) -> Bool {
    guard self[index].kind == .array, !isEmpty(index) else { return false }
    return children(of: index).allSatisfy { element in
      guard self[element].kind == .dictionary, !isEmpty(element) else { return false }
      return !children(of: element).contains { isOfSection($0, knowing: types) }
    }
  }

  /// Whether a key may be one of a section that has no `sectionType`.
  private func isOfSection(_ key: ValueIndex, knowing types: SectionTypes) -> Bool {
    let isKnown = FieldTable.untypedSection.fields.contains {
      has(key, utf8: $0.keyUTF8) && !["id", "link"].contains($0.key)
    }
    return isKnown || isSectionKey(key)
      || Suggestion.nearest(to: string(of: key), among: ["sectionType"]) != nil
      || self[key + 1].kind == .string && types[string(of: key + 1)] != nil
  }

  /// Whether a dictionary has a key that is, or is almost, one of a screen's root.
  package func hasScreenKey(_ root: ValueIndex) -> Bool {
    children(of: root).contains { key in
      Suggestion.nearest(to: string(of: key), among: Catalog.keys) != nil
    }
  }

  func holdsSections(_ index: ValueIndex) -> Bool {
    subtree(of: index).contains { self[$0].kind == .key && isSectionKey($0) }
  }

  func isArrayOfSections(_ index: ValueIndex) -> Bool {
    self[index].kind == .array && children(of: index).contains(where: isSection)
  }

  /// Whether a value is a dictionary with a key that only sections have.
  func isSection(_ index: ValueIndex) -> Bool {
    self[index].kind == .dictionary && children(of: index).contains(where: isSectionKey)
  }

  /// Whether a key is one that only sections have, such as `sectionType`, `section_type` or
  /// `SectionType`.
  private func isSectionKey(_ key: ValueIndex) -> Bool {
    // Nearly all keys have another length.
    guard (11...14).contains(self[key].content.offsets.count) else { return false }
    return Self.sectionKeys.contains(string(of: key).lowercased().filter(\.isLetter))
  }

  private static let sectionKeys = Set(
    ["sectionType", CatalogSection.itemsKey, CatalogSection.itemsKeyAlias].map {
      $0.lowercased()
    })
}
