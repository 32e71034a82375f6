package import MarqueeCatalog
package import MarqueePropertyList
package import MarqueeScreen

/// A catalog with the places of its sections, items and fields.
///
/// It includes faulty sections and items as far as they could be read, so that every rule sees all
/// of the content. A section has a model only if it has no structural faults.
package struct LocatedCatalog: Sendable {
  package let document: PropertyListDocument
  /// The sections in order.
  package internal(set) var sections: [LocatedSection] = []
  /// The sections as an app loads them, at the positions of ``sections``; `nil` for one that has
  /// structural faults or is not loaded yet.
  package internal(set) var models: [CatalogSection?] = []
  /// The items of all sections, in order.
  package internal(set) var items: [LocatedItem] = []
  /// The known fields of all sections and items; see ``LocatedSection/fields``.
  var fields: [LocatedField] = []
  /// The references to library items, in order.
  package internal(set) var references: [ItemReference] = []
  /// The queries of its sections, in order.
  var queries: [LibraryQuery] = []
  /// Whether the items are those of a library, each in its own section.
  package internal(set) var isLibrary = false
  /// The authored layouts, in order.
  package internal(set) var layouts: [LocatedLayout] = []
  /// The fields of the screen itself, as a range of ``fields``.
  var rootFields = 0..<0
  var screenFields: [Field] = []
  /// The currency and the values of the screen's authored fields; `nil` for the classic form.
  var root: Catalog?
  /// The format version that the catalog states; 1 for the classic form.
  package internal(set) var formatVersion = 1

  package var layoutConfiguration: LayoutConfiguration {
    root?.layoutConfiguration ?? LayoutConfiguration()
  }

  /// The catalog as an app loads it, without faulty sections.
  package var catalog: Catalog {
    var catalog = root ?? Catalog(sections: [])
    catalog.formatVersion = formatVersion
    catalog.sections = models.compactMap(\.self)
    catalog.layouts = Dictionary(
      first: layouts.compactMap { layout in layout.model.map { (layout.name, $0) } })
    return catalog
  }
}

extension LocatedCatalog {
  /// The positions of the sections that an app can load.
  package var shownSections: [Int] { models.indices.filter { models[$0] != nil } }

  /// The list of the sections; `nil` if the file has none.
  package var sectionList: ValueIndex? {
    guard let root = document.root else { return nil }
    let list =
      document[root].kind == .array
      ? root : document.member("sections", of: root)?.value
    return list.flatMap { document[$0].kind == .array ? $0 : nil }
  }

  /// The elements of the list of sections in order, each with the position of its section; `nil`
  /// for what is none.
  package var sectionElements: [(element: ValueIndex, section: Int?)] {
    let known = Dictionary(first: sections.indices.map { (sections[$0].index, $0) })
    return sectionList.map { document.children(of: $0).map { ($0, known[$0]) } } ?? []
  }

  mutating func append(_ section: LocatedSection) {
    sections.append(section)
    models.append(nil)
  }

  /// Appends an item in a section of its own.
  mutating func append(
    itemAt index: ValueIndex, in type: SectionType, fields: Range<Int>
  ) {
    let item = items.count
    items.append(LocatedItem(index: index, section: sections.count, fields: fields))
    append(
      LocatedSection(
        index: index, type: type, items: item..<(item + 1), fields: 0..<0, isValid: true))
  }

  mutating func reserveCapacity(for parts: [LocatedCatalog]) {
    sections.reserveCapacity(parts.reduce(0) { $0 + $1.sections.count })
    models.reserveCapacity(parts.reduce(0) { $0 + $1.models.count })
    items.reserveCapacity(parts.reduce(0) { $0 + $1.items.count })
    fields.reserveCapacity(parts.reduce(0) { $0 + $1.fields.count })
  }

  /// Appends the sections of a catalog that was made as if it were the only one.
  mutating func append(_ part: LocatedCatalog) {
    let (sectionCount, itemCount, fieldCount) = (sections.count, items.count, fields.count)
    for var section in part.sections {
      section.items = section.items.moved(by: itemCount)
      section.fields = section.fields.moved(by: fieldCount)
      sections.append(section)
    }
    models += part.models
    queries += part.queries
    for item in part.items {
      items.append(
        LocatedItem(
          index: item.index, section: item.section + sectionCount,
          fields: item.fields.moved(by: fieldCount)))
    }
    fields += part.fields
    references += part.references.map { $0.moved(by: itemCount) }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range {
    (lowerBound + distance)..<(upperBound + distance)
  }
}

package struct LocatedSection: Sendable {
  package let index: ValueIndex
  /// Its type; `nil` if that is missing or unknown.
  package let type: SectionType?
  /// Its items, as a range of ``LocatedCatalog/items``.
  package internal(set) var items: Range<Int>
  var fields: Range<Int>
  /// Whether it has no structural faults; any fault has been reported.
  package internal(set) var isValid: Bool
}

/// An item with its place.
///
/// Screens can have hundreds of thousands of items, so each number takes only four bytes.
package struct LocatedItem: Sendable {
  private let indexNumber: UInt32
  private let sectionNumber: UInt32
  private let firstField: UInt32
  private let fieldCount: UInt32

  init(index: ValueIndex, section: Int, fields: Range<Int>) {
    indexNumber = UInt32(index)
    sectionNumber = UInt32(section)
    firstField = UInt32(fields.lowerBound)
    fieldCount = UInt32(fields.count)
  }

  package var index: ValueIndex { ValueIndex(indexNumber) }

  /// The position of its section in ``LocatedCatalog/sections``.
  package var section: Int { Int(sectionNumber) }

  var fields: Range<Int> { Int(firstField)..<(Int(firstField) + Int(fieldCount)) }
}

/// A known field of a section or an item.
struct LocatedField: Sendable {
  let position: UInt8
  /// The field's key; its value follows it.
  let key: UInt32
}

package struct LocatedLayout: Sendable {
  package let name: String
  package let key: ValueIndex
  /// Whether it has no structural faults; any fault has been reported.
  package internal(set) var isValid: Bool
  /// The layout as an app loads it; `nil` if it has structural faults.
  package internal(set) var model: LayoutSection?
}
