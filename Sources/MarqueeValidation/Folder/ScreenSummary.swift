import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList
package import MarqueeScreen

/// What checks of a whole content folder need to know about one of its screens.
package struct ScreenSummary: Hashable, Sendable {
  /// The path of its file, without the extension.
  package let name: String
  /// Whether it could be read completely, so that anything not found is really missing.
  package let isComplete: Bool
  package let sectionCount: Int
  package let itemCount: Int
  package let items: [IdentifiedItem]
  package let sectionIDs: [String]
  package let sample: ItemSample
  package let references: References

  /// Its name in links, and who sees it.
  package var id: ScreenID { ScreenID(path: name) }

  /// The items with an identifier, also those of the library; what the screen takes from
  /// there as it is has no values here.
  var identifiedItems: [IdentifiedItem] {
    let known = Set(items.map(\.id))
    return items
      + references.items.compactMap { item in
        guard let place = item.place, !known.contains(item.name) else { return nil }
        return IdentifiedItem(id: item.name, place: place, values: [])
      }
  }

  /// Whether checks of the whole folder may report places in the screen.
  package var hasPlaces: Bool {
    !items.isEmpty || !references.links.isEmpty || !references.items.isEmpty
  }

  package init(
    name: String, isComplete: Bool, sectionCount: Int, itemCount: Int, items: [IdentifiedItem],
    sectionIDs: [String], sample: ItemSample, references: References
  ) {
    self.name = name
    self.isComplete = isComplete
    self.sectionCount = sectionCount
    self.itemCount = itemCount
    self.items = items
    self.sectionIDs = sectionIDs
    self.sample = sample
    self.references = references
  }

  /// Summarizes a screen.
  ///
  /// - Parameters:
  ///   - name: The path of its file, without the extension.
  /// - Complexity: O(*fields*).
  package init(
    of screen: ResolvedFile, named name: String
  ) {
    let models = screen.catalog.models.compactMap(\.self)
    self.init(
      name: name,
      isComplete: screen.catalog.sections.allSatisfy(\.isValid)
        && !screen.diagnostics.contains { $0.severity == .error },
      sectionCount: models.count,
      itemCount: models.reduce(0) { $0 + $1.items.count },
      items: IdentifiedItem.all(in: screen.shown),
      sectionIDs: Self.sectionIDs(in: screen.catalog),
      sample: ItemSample(of: screen.catalog),
      references: screen.references)
  }

  private static func sectionIDs(in catalog: LocatedCatalog) -> [String] {
    catalog.sections.compactMap { section in
      guard let value = catalog.value(of: Field.id.key, in: section.index),
        catalog.document.isValidString(value)
      else { return nil }
      return catalog.document.string(of: value)
    }
  }
}

extension ImageLibrary {
  /// Returns the image that a written name refers to, even if the name is misspelled; a name that
  /// an image has exactly is not.
  package func meantMatch(for name: String) -> ImageMatch {
    let written = match(for: name)
    if case .exact = written { return written }
    return ImageNameFault(name, in: self)?.meantName.map(match) ?? written
  }

  /// The names of the images that written names refer to, even if those are misspelled.
  ///
  /// - Parameter written: The names as written in each screen.
  package func names(meantBy written: [[String]]) -> Set<String> {
    guard !isEmpty else { return [] }
    return Set(Set(written.joined()).compactMap { meantMatch(for: $0).set?.name })
  }
}
