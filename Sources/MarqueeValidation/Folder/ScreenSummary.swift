import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
package import MarqueeSupport

/// What a content folder as a whole has to know of one of its screens.
package struct ScreenSummary: Hashable, Sendable {
  /// The name by which links mean it: the path of its file, without the extension.
  package let name: String
  /// Whether everything in it could be read, so that what is not there is missing indeed.
  package let isComplete: Bool
  /// How many sections an app shows.
  package let sectionCount: Int
  /// How many items they have.
  package let itemCount: Int
  /// The names of images as they are written, each spelling once, in the order in which they come first.
  package let imageNames: [String]
  /// The items that have an identifier of their author's.
  package let items: [IdentifiedItem]
  /// The items of the library that it shows.
  package let libraryUses: [LibraryUse]
  /// The identifiers that its author has given to sections.
  package let sectionIDs: [String]
  /// The names that only the whole folder can know.
  package let references: [CatalogReference]

  /// Takes a summary that was made before.
  package init(
    name: String, isComplete: Bool, sectionCount: Int, itemCount: Int, imageNames: [String],
    items: [IdentifiedItem], sectionIDs: [String], references: [CatalogReference],
    libraryUses: [LibraryUse] = []
  ) {
    self.name = name
    self.isComplete = isComplete
    self.sectionCount = sectionCount
    self.itemCount = itemCount
    self.imageNames = imageNames
    self.items = items
    self.libraryUses = libraryUses
    self.sectionIDs = sectionIDs
    self.references = references
  }

  /// Summarizes a screen.
  ///
  /// - Parameters:
  ///   - name: The path of its file, without the extension.
  ///   - readingDiagnostics: What was found wrong while reading it.
  ///   - workers: Who looks through it.
  /// - Complexity: O(*fields*).
  package init(
    of screen: InspectedScreen, named name: String, readingDiagnostics: [Diagnostic],
    workers: Workers = .one
  ) {
    let models = screen.catalog.models.compactMap(\.self)
    self.init(
      name: name,
      isComplete: screen.catalog.sections.allSatisfy(\.isSound)
        && !readingDiagnostics.contains { $0.severity == .error },
      sectionCount: models.count,
      itemCount: models.reduce(0) { $0 + $1.items.count },
      imageNames: screen.imageNameStrings(workers), items: IdentifiedItem.all(in: screen.catalog),
      sectionIDs: Self.sectionIDs(in: screen.catalog),
      references: CatalogReference.all(in: screen.catalog, workers),
      libraryUses: LibraryUse.all(in: screen.catalog))
  }

  /// The summary of a file that is not a property list.
  package static func unreadable(named name: String) -> ScreenSummary {
    ScreenSummary(
      name: name, isComplete: false, sectionCount: 0, itemCount: 0, imageNames: [], items: [],
      sectionIDs: [], references: [])
  }

  private static func sectionIDs(in catalog: LocatedCatalog) -> [String] {
    var ids: [String] = []
    for section in catalog.sections {
      guard let value = catalog.value(of: Field.id.key, in: section.index),
        catalog.document.isSoundString(value)
      else { continue }
      ids.append(catalog.document.string(of: value))
    }
    return ids
  }
}

extension ImageLibrary {
  /// The names of the images that some written names mean, also where those are wrong.
  ///
  /// - Parameter written: The names that each screen writes.
  package func names(meantBy written: [[String]]) -> Set<String> {
    guard !isEmpty else { return [] }
    var names: Set<String> = []
    for name in Set(written.joined()) {
      switch match(for: ImageNameFault(name, in: self)?.meantName ?? name) {
      case .exact(let set), .withExtension(let set), .differentCase(let set),
        .needsExtension(let set):
        names.insert(set.name)
      case .outside, .missing, .foreign: break
      }
    }
    return names
  }
}
