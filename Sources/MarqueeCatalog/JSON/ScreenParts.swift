import MarqueeBasics
import MarqueeLayout
import MarqueeModels

/// The parts of a screen, with its sections available one at a time.
package struct ScreenParts {
  package let formatVersion: Int
  package let sectionCount: Int
  package let layouts: [String: LayoutSection]
  package let layoutConfiguration: LayoutConfiguration
  package let currency: String?
  package let itemKinds: [String: ItemKind]
  package let ownValues: [String: FieldValue]
  package let ownFields: [Field]
  /// Returns the section at a position; it is called once for each, on any thread.
  package let section: @Sendable (Int) -> ScreenSection

  /// Makes the parts of a screen.
  package init(
    formatVersion: Int, sectionCount: Int, layouts: [String: LayoutSection],
    layoutConfiguration: LayoutConfiguration, currency: String?, itemKinds: [String: ItemKind],
    ownValues: [String: FieldValue], ownFields: [Field],
    section: @escaping @Sendable (Int) -> ScreenSection
  ) {
    self.formatVersion = formatVersion
    self.sectionCount = sectionCount
    self.layouts = layouts
    self.layoutConfiguration = layoutConfiguration
    self.currency = currency
    self.itemKinds = itemKinds
    self.ownValues = ownValues
    self.ownFields = ownFields
    self.section = section
  }

  /// Encodes the whole screen as JSON.
  ///
  /// - Parameter writeSections: Writes the sections as the elements of an array.
  package func json(
    style: JSONStyle, _ writeSections: (ScreenParts, inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("currency", currency)
      writer.ownMembers(ownValues, in: ownFields, listedAs: "screenFields")
      writer.key("sections")
      writer.array { writeSections(self, &$0) }
      if !itemKinds.isEmpty {
        writer.key("itemKinds")
        writer.object(of: itemKinds) { $0.itemKind($1) }
      }
      writer.key("layouts")
      writer.object(of: layouts) { $0.layout($1) }
      writer.layoutConfiguration(layoutConfiguration)
    }
    writer.endOfFile()
    return writer.bytes
  }

  /// Writes some sections in order.
  package func write(_ positions: Range<Int>, to writer: inout JSONWriter) {
    for position in positions {
      writer.section(section(position))
      // Reserve after 1, 2, 4, … sections: moving few sections costs little.
      let writtenCount = position - positions.lowerBound + 1
      if writtenCount.nonzeroBitCount == 1 {
        writer.reserveCapacity(
          for: positions.count, where: writtenCount, take: writer.bytes.count)
      }
    }
  }
}

extension JSONWriter {
  /// Writes an object with a member for each value, sorted by the bytes of the names, so that the
  /// order is the same on every machine.
  fileprivate mutating func object<Value>(
    of values: [String: Value], _ body: (inout JSONWriter, Value) -> Void
  ) {
    object { writer in
      for (name, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
      {
        writer.key(name)
        body(&writer, value)
      }
    }
  }
}
