import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

/// The leaves of some sections, as `PropertyListDecoder` reads them: one text for each field of a
/// section, then one for each field of its items.
///
/// Of the time that the decoder takes for a catalog, three quarters go into dictionaries, and none of
/// that into their values. So it gets the values of many sections as one array, and the models get
/// them from there (``LeafDecoder``). The structure check knows which value belongs where.
struct Leaves: Decodable {
  private(set) var texts: [String] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    texts.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd { texts.append(try container.decode(String.self)) }
  }
}

extension PropertyListText {
  /// Adds the leaves of a section that is ``LocatedCatalog/isFlat(section:)``.
  mutating func appendLeaves(ofSection position: Int, in located: LocatedCatalog) {
    let section = located.sections[position]
    guard let type = section.type else { return }
    for field in located.fields[section.fields] {
      if type.fields[Int(field.position)].key == CatalogSection.itemsKey {
        // Something has to be in the place of the items.
        appendString([])
      } else {
        appendLeaf(Int(field.key) + 1, in: located.document)
      }
    }
    for item in located.items[section.items] {
      for field in item.fields {
        appendLeaf(Int(located.fields[field].key) + 1, in: located.document)
      }
    }
  }

  /// Adds a value as a string; a string itself with its tags, byte for byte.
  private mutating func appendLeaf(_ index: ValueIndex, in document: PropertyListDocument) {
    let value = document[index]
    switch value.kind {
    case .string: append(document.source.text[value.range.offsets])
    case .integer, .real:
      let text = document.string(of: index)
      let number = NumberText.decimal(text, isHexadecimal: value.kind == .integer)
      appendString(Array((number?.text ?? text).utf8))
    default: appendString(Array(document.string(of: index).utf8))
    }
  }
}

extension LocatedCatalog {
  /// Whether a section and its items have known fields with leaves and nothing else, not even a
  /// comment: the decoder is to see all that is unusual.
  package func isFlat(section position: Int) -> Bool {
    let section = sections[position]
    guard let type = section.type, type.itemKind.isFlat else { return false }
    let itemValueCount = section.items.reduce(0) { $0 + 1 + 2 * items[$1].fields.count }
    let value = document[section.index]
    return Int(value.subtreeEnd) == section.index + 1 + 2 * section.fields.count + itemValueCount
      && !document.hasComment(in: value.range)
  }
}
