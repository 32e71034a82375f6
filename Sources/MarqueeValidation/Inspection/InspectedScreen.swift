import MarqueeCatalog
package import MarqueeLoading
import MarqueePropertyList
package import MarqueeSupport

/// A screen with what several rules ask of its texts, found in one pass over them.
package struct InspectedScreen: Sendable {
  /// The screen, with its places.
  package let catalog: LocatedCatalog
  /// The names of images that it writes, those with a fault too.
  let imageNames: ImageNames
  /// The strings that may have a fault of text.
  let irregularStrings: [IrregularString]

  /// Looks through the texts of a screen.
  ///
  /// - Parameter workers: Who looks, at some sections at a time.
  /// - Complexity: O(*n*) in the bytes of the texts.
  package init(_ catalog: LocatedCatalog, workers: Workers = .one) {
    self.catalog = catalog
    let runs = workers.mapRuns(of: catalog.sections.count, inRunsOf: 128) { run in
      Findings(in: catalog, run)
    }
    imageNames = ImageNames(runs.map(\.imageNames), in: catalog.document)
    irregularStrings = runs.flatMap(\.irregularStrings)
  }

  /// The names of images, each spelling once, in the order in which they come first.
  func imageNameStrings(_ workers: Workers) -> [String] {
    let document = catalog.document
    return workers.map(imageNames.firstValues, inRunsOf: 2048) { document.string(of: $0) }
  }

  /// What is found in some sections.
  private struct Findings: Sendable {
    private(set) var imageNames: [ImageNames.Written] = []
    private(set) var irregularStrings: [IrregularString] = []

    init(in catalog: LocatedCatalog, _ run: Range<Int>) {
      let document = catalog.document
      catalog.forEachField(in: run, where: \.isWritten) { occurrence in
        document.forEachSoundString(of: occurrence) { value in
          if !document.isRegular(value) {
            irregularStrings.append(IrregularString(value, of: occurrence, in: document))
          }
        }
        if occurrence.kind.isImageName, let item = occurrence.item,
          document[occurrence.value].kind == .string
        {
          imageNames.append(
            ImageNames.Written(
              occurrence.value, item: item, describedBy: catalog.imageDescription(ofItem: item),
              in: document))
        }
      }
    }
  }
}
