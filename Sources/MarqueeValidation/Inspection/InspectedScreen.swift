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
    let runs = catalog.mapRuns(workers) { Findings(in: catalog, $0) }
    imageNames = ImageNames(runs.map(\.imageNames), in: catalog.document)
    irregularStrings = runs.flatMap(\.irregularStrings)
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
        if occurrence.kind.isImageName, document[occurrence.value].kind == .string {
          imageNames.append(
            ImageNames.Written(
              occurrence, isShown: catalog.isShownImage(occurrence),
              describedBy: occurrence.item.flatMap(catalog.imageDescription), in: document))
        }
      }
    }
  }
}

extension InspectedScreen {
  /// For each image name, the number of the first one with the same words, which people take for
  /// the same name.
  var firstImageNamesWithSameWords: [Int] {
    let values = imageNames.firstValues
    // Regular names differ in their words, so nothing needs to be compared.
    guard irregularStrings.contains(where: \.occurrence.kind.isImageName) else {
      return Array(values.indices)
    }
    var numbers: [ByteText: Int] = [:]
    return values.enumerated().map { number, value in
      let words = AuthoredText(of: value, in: catalog.document).words
      let first = numbers[words, default: number]
      numbers[words] = first
      return first
    }
  }
}

extension LocatedCatalog {
  /// Whether the cell of an item shows the image that a field names.
  fileprivate func isShownImage(_ occurrence: Occurrence) -> Bool {
    guard let section = occurrence.section, occurrence.item != nil, !occurrence.isPart else {
      return false
    }
    return sections[section].type?.itemKind.show[.image] == occurrence.field.key
  }
}
