import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

extension PropertyListText {
  /// Adds a section in the form of `SectionRows`.
  ///
  /// Each value is copied with its tags, byte for byte, so that the decoder reads it as it would in
  /// its dictionary.
  mutating func appendRows(ofSection position: Int, of located: LocatedCatalog) {
    guard located.standsInRows(position) else {
      appendString([])
      return appendSection(position, of: located)
    }
    let section = located.sections[position]
    appendPresences(of: section, in: located)
    for field in 0..<FieldPresence.maximumFieldCount {
      guard let key = located.key(ofField: field, in: section.fields) else { continue }
      guard field == CatalogSection.itemsPosition else {
        appendValue(of: key, in: located.document)
        continue
      }
      for item in section.items { appendRow(located.items[item].fields, in: located) }
    }
  }

  private mutating func appendPresences(of section: LocatedSection, in located: LocatedCatalog) {
    appendString(
      [located.presence(of: section.fields).character]
        + section.items.map { located.presence(of: located.items[$0].fields).character })
  }

  private mutating func appendRow(_ fields: Range<Int>, in located: LocatedCatalog) {
    for field in 0..<FieldPresence.maximumFieldCount {
      if let key = located.key(ofField: field, in: fields) {
        appendValue(of: key, in: located.document)
      }
    }
  }

  private mutating func appendValue(of key: ValueIndex, in document: PropertyListDocument) {
    append(document.source.text[document[key + 1].range.offsets])
  }
}

extension LocatedCatalog {
  /// Whether a section and its items hold known fields and nothing else, not even a comment: the
  /// decoder is to see all that is unusual.
  fileprivate func standsInRows(_ position: Int) -> Bool {
    let section = sections[position]
    guard let kind = section.type?.itemKind, kind.standsInRows,
      section.type?.fields.count ?? 0 <= FieldPresence.maximumFieldCount
    else { return false }
    let itemValueCount = section.items.reduce(0) { $0 + 1 + 2 * items[$1].fields.count }
    let value = document[section.index]
    return Int(value.subtreeEnd) == section.index + 1 + 2 * section.fields.count + itemValueCount
      && !document.hasComment(in: value.range)
  }

  fileprivate func presence(of range: Range<Int>) -> FieldPresence {
    range.reduce(into: FieldPresence()) { $0.insert(Int(fields[$1].position)) }
  }

  /// The key of a field, by the field's position in its table.
  fileprivate func key(ofField position: Int, in range: Range<Int>) -> ValueIndex? {
    range.first { Int(fields[$0].position) == position }.map { Int(fields[$0].key) }
  }
}
