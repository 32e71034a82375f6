package import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// A screen as its viewers get it: what each item shows, and where that is written.
///
/// It has no tree and no text of a file: who reads it cannot judge what an author wrote in place of
/// what people see.
package struct ShownScreen: Sendable {
  // Sections, items and values share the catalog, which is long to copy.
  final class File: Sendable {
    let catalog: LocatedCatalog

    init(_ catalog: LocatedCatalog) { self.catalog = catalog }
  }

  let file: File
  private let positions: [Int]

  init(_ catalog: LocatedCatalog) {
    file = File(catalog)
    positions = Array(catalog.sections.indices)
  }

  private init(_ file: File, sections positions: [Int]) {
    self.file = file
    self.positions = positions
  }

  /// The items of a library with some identifiers.
  package func items(where isIncluded: (String) -> Bool) -> ShownScreen {
    let catalog = file.catalog
    return ShownScreen(
      file,
      sections: positions.filter { position in
        let item = catalog.sections[position].index
        // Default values are no items, and have no identifier.
        return item == 0 || isIncluded(catalog.document.string(of: item - 1))
      })
  }

  /// The sections in order, also those that an app cannot load.
  package var sections: LazyMapSequence<[Int], ShownSection> {
    positions.lazy.map { [file] in ShownSection(file: file, position: $0) }
  }

  /// The sections that an app shows, each at its position on the screen.
  package var visibleSections: [ShownSection] {
    file.catalog.shownSections.map { ShownSection(file: file, position: $0) }
  }

  /// Returns an item by its position among all items; `nil` if the type of its section is unknown.
  package func item(at position: Int) -> ShownItem? {
    let catalog = file.catalog
    return catalog.sections[catalog.items[position].section].type.map {
      ShownItem(file: file, position: position, kind: $0.itemKind)
    }
  }

  /// Whether these are the items of a library, each in its own section.
  package var isLibrary: Bool { file.catalog.isLibrary }

  /// Returns the value of a field of the screen itself; `nil` for none.
  package subscript(key: String) -> ShownValue? {
    let document = file.catalog.document
    return document.root.flatMap { document.member(key, of: $0) }.map {
      ShownValue(file: file, source: .written($0.value), kind: .text, item: nil)
    }
  }

  /// The root of the screen; `nil` for a file without values.
  package var place: Place? {
    file.catalog.document.root.map(file.catalog.document.shortPlace)
  }
}
