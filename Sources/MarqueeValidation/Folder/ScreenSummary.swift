import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList

/// What a content folder as a whole has to know of one of its screens.
package struct ScreenSummary: Hashable, Sendable {
  /// Whether everything in it could be read, so that what is not there is missing indeed.
  package let isComplete: Bool
  /// How many sections an app shows.
  package let sectionCount: Int
  /// How many items they have.
  package let itemCount: Int
  /// The names of pictures as they are written, each once, in the order of their bytes.
  package let imageNames: [String]
  /// The items that have an identifier of their author's.
  package let items: [IdentifiedItem]

  /// Takes a summary that was made before.
  package init(
    isComplete: Bool, sectionCount: Int, itemCount: Int, imageNames: [String],
    items: [IdentifiedItem]
  ) {
    self.isComplete = isComplete
    self.sectionCount = sectionCount
    self.itemCount = itemCount
    self.imageNames = imageNames
    self.items = items
  }

  /// Summarizes a screen.
  ///
  /// - Parameter readingDiagnostics: What was found wrong while reading it.
  /// - Complexity: O(*fields*).
  package init(of catalog: LocatedCatalog, readingDiagnostics: [Diagnostic]) {
    let models = catalog.sections.compactMap(\.model)
    self.init(
      isComplete: !readingDiagnostics.contains { $0.severity == .error },
      sectionCount: models.count, itemCount: models.reduce(0) { $0 + $1.items.count },
      imageNames: catalog.imageNames, items: IdentifiedItem.all(in: catalog))
  }

  /// The summary of a file that is no property list.
  package static let unreadable = ScreenSummary(
    isComplete: false, sectionCount: 0, itemCount: 0, imageNames: [], items: [])
}

extension LocatedCatalog {
  /// The names of pictures as they are written, each once, in the order of their bytes.
  package var imageNames: [String] {
    var names: Set<String> = []
    forEachField(where: \.isImageName) { occurrence in
      guard document[occurrence.value].kind == .string else { return }
      names.insert(document.string(of: occurrence.value))
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension ImageLibrary {
  /// The names of the pictures that some written names mean, also where those are wrong.
  package func names(meantBy written: some Sequence<String>) -> Set<String> {
    var names: Set<String> = []
    for name in written {
      switch match(for: name) {
      case .exact(let set), .withExtension(let set), .differentCase(let set):
        names.insert(set.name)
      case .outside, .missing: break
      }
    }
    return names
  }
}
