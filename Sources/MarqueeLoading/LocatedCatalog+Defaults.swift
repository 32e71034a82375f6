package import MarqueeCatalog
package import MarqueePropertyList

extension LocatedCatalog {
  /// A default value of a field, as written in the settings.
  package struct DefaultValue: Sendable {
    let field: Field
    /// The key `default`; the value follows it.
    let key: ValueIndex

    package init(of field: Field, at key: ValueIndex) {
      self.field = field
      self.key = key
    }
  }

  /// How many defaults one pseudo item has; positions of fields are numbers of one byte.
  private static let fieldCount = FieldTable.maximumFieldCount

  /// Makes a catalog of default values, in which items without a section's name hold them as their
  /// fields: whatever checks the fields of screens and libraries checks them where they are
  /// written.
  package init(defaults: [DefaultValue], in document: PropertyListDocument) {
    self.init(document: document)
    isLibrary = true
    for start in stride(from: 0, to: defaults.count, by: Self.fieldCount) {
      let run = defaults[start..<min(start + Self.fieldCount, defaults.count)]
      let kind = ItemKind(authored: "defaults \(start)", fields: run.map(\.field))
      let type = SectionType(authored: kind.name, itemKind: kind, layout: .basic)
      let first = kind.fields.count - run.count
      let start = fields.count
      for (offset, value) in run.enumerated() {
        fields.append(LocatedField(position: UInt8(first + offset), key: UInt32(value.key)))
      }
      let item = items.count
      items.append(
        LocatedItem(
          index: document.root ?? 0, section: sections.count, fields: start..<fields.count))
      append(
        LocatedSection(
          index: document.root ?? 0, type: type, items: item..<(item + 1), fields: 0..<0,
          isValid: true))
    }
  }
}
