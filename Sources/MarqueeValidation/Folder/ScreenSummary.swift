import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
package import MarqueeSupport

/// What a content folder as a whole has to know of one of its screens.
package struct ScreenSummary: Hashable, Sendable {
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

  /// Takes a summary that was made before.
  package init(
    isComplete: Bool, sectionCount: Int, itemCount: Int, imageNames: [String],
    items: [IdentifiedItem], libraryUses: [LibraryUse] = []
  ) {
    self.isComplete = isComplete
    self.sectionCount = sectionCount
    self.itemCount = itemCount
    self.imageNames = imageNames
    self.items = items
    self.libraryUses = libraryUses
  }

  /// Summarizes a screen.
  ///
  /// - Parameters:
  ///   - readingDiagnostics: What was found wrong while reading it.
  ///   - workers: Who looks through it.
  /// - Complexity: O(*fields*).
  package init(
    of screen: InspectedScreen, readingDiagnostics: [Diagnostic], workers: Workers = .one
  ) {
    let sections = screen.catalog.sections
    let shown = sections.indices.filter { sections[$0].model != nil }
    self.init(
      isComplete: !readingDiagnostics.contains { $0.severity == .error },
      sectionCount: shown.count,
      itemCount: shown.reduce(0) { $0 + (sections[$1].model?.items.count ?? 0) },
      imageNames: screen.imageNameStrings(workers), items: IdentifiedItem.all(in: screen.catalog),
      libraryUses: LibraryUse.all(in: screen.catalog))
  }

  /// The summary of a file that is not a property list.
  package static let unreadable = ScreenSummary(
    isComplete: false, sectionCount: 0, itemCount: 0, imageNames: [], items: [])
}

extension ImageLibrary {
  /// The names of the images that some written names mean, also where those are wrong.
  ///
  /// - Parameter written: The names that each screen writes.
  package func names(meantBy written: [[String]]) -> Set<String> {
    guard !isEmpty else { return [] }
    var names: Set<String> = []
    for name in Set(written.joined()) {
      switch match(for: name) {
      case .exact(let set), .withExtension(let set), .differentCase(let set):
        names.insert(set.name)
      case .outside, .missing: break
      }
    }
    return names
  }
}
