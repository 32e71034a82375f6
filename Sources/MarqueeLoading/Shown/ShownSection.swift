package import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueePropertyList
package import MarqueeScreen

package struct ShownSection: Sendable {
  let file: ShownScreen.File
  /// The position among all sections of the file.
  package let position: Int

  /// Its type; `nil` if that is missing or unknown.
  package var type: SectionType? { section.type }

  /// Whether it has no structural faults, so that all of its items are known.
  package var isWhole: Bool { section.isValid }

  /// The section as an app loads it; `nil` for one with a fault.
  package var model: CatalogSection? { file.catalog.models[position] }

  /// The items in order; none if the type is unknown.
  package var items: ShownItems {
    ShownItems(
      file: file, kind: type?.itemKind ?? .plain, positions: type == nil ? 0..<0 : section.items)
  }

  package var itemCount: Int { section.items.count }

  /// What an author knows it by: its name, or its type.
  package var name: String {
    self["sectionName"]?.text.flatMap { $0.isBlank ? nil : $0.string } ?? type?.name ?? "a section"
  }

  /// Where it is, with everything in it.
  package var element: Place { file.catalog.document.place(of: section.index) }

  /// Where it is: its tag.
  package var place: Place { file.catalog.document.shortPlace(of: section.index) }

  /// Returns what the section has for a field; `nil` for nothing.
  package subscript(key: String) -> ShownValue? {
    file.catalog.document.member(key, of: section.index).map {
      ShownValue(file: file, source: .written($0.value), kind: .text, item: nil)
    }
  }

  private var section: LocatedSection { file.catalog.sections[position] }
}
