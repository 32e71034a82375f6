package import MarqueeCatalog
package import MarqueePropertyList

extension LocatedCatalog {
  /// A default value of a field, as written in the settings after the key `default`.
  package typealias DefaultValue = (field: Field, key: ValueIndex)

  /// Makes a catalog of default values, in which items without a section's name hold them as their
  /// fields: whatever checks the fields of screens and libraries checks them where they are
  /// written.
  package init(defaults: [DefaultValue], in document: PropertyListDocument) {
    self.init(document: document)
    isLibrary = true
    // One item has only so many, because positions of fields are numbers of one byte.
    let count = FieldTable.maximumFieldCount
    for start in stride(from: 0, to: defaults.count, by: count) {
      let run = defaults[start...].prefix(count)
      let kind = ItemKind(authored: "defaults \(start)", fields: run.map(\.field))
      let type = SectionType(authored: kind.name, itemKind: kind, layout: .basic)
      let first = kind.fields.count - run.count
      let start = fields.count
      for (offset, value) in run.enumerated() {
        fields.append(LocatedField(position: UInt8(first + offset), key: UInt32(value.key)))
      }
      append(itemAt: document.root ?? 0, in: type, fields: start..<fields.count)
    }
  }
}
