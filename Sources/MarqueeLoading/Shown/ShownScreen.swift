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

  init(_ catalog: LocatedCatalog) { file = File(catalog) }

  /// The sections in order, also those that an app cannot load.
  package var sections: LazyMapSequence<Range<Int>, ShownSection> {
    file.catalog.sections.indices.lazy.map { [file] in ShownSection(file: file, position: $0) }
  }

  /// The sections that an app shows, each at its position on the screen.
  package var visibleSections: [ShownSection] {
    file.catalog.shownSections.map { ShownSection(file: file, position: $0) }
  }

  /// Whether these are the items of a library, each in its own section.
  package var isLibrary: Bool { file.catalog.isLibrary }

  /// Whether any item comes from the library.
  package var usesLibrary: Bool { !file.catalog.references.isEmpty }

  /// Returns the value of a field of the screen itself; `nil` for none.
  package subscript(key: String) -> ShownValue? {
    let document = file.catalog.document
    return document.root.flatMap { document.member(key, of: $0) }.map {
      ShownValue(file: file, source: .written($0.value), kind: .text, item: nil)
    }
  }

  /// The root of the screen; `nil` for a file without values.
  package var place: Place? {
    let document = file.catalog.document
    return document.root.map { document.place(of: $0, range: document.openingTag(of: $0)) }
  }
}
