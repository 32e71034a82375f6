import MarqueeCatalog
package import MarqueeLoading
import MarqueePropertyList
package import MarqueeSupport

/// A screen with facts about its texts that several rules need, found in one pass.
package struct InspectedScreen: Sendable {
  /// The screen, with its places.
  package let catalog: LocatedCatalog
  /// The image names in it, including faulty ones.
  let imageNames: ImageNames
  /// The strings that may have a text fault.
  let irregularStrings: [IrregularString]

  /// Inspects the texts of a screen.
  ///
  /// - Parameter workers: The threads that do the work, each on some of the sections.
  /// - Complexity: O(*n*) in the bytes of the texts.
  package init(_ catalog: LocatedCatalog, workers: Workers = .one) {
    self.catalog = catalog
    let runs = workers.mapRuns(of: catalog.sections.count, inRunsOf: 128) { run in
      Findings(in: catalog, run)
    }
    imageNames = ImageNames(runs.map(\.imageNames), in: catalog.document)
    irregularStrings = runs.flatMap(\.irregularStrings)
  }

  /// The image names, each spelling once, in the order of their first appearance.
  func imageNameStrings(_ workers: Workers) -> [String] {
    let document = catalog.document
    return workers.map(imageNames.firstValues, inRunsOf: 2048) { document.string(of: $0) }
  }

  /// The findings of some sections.
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
