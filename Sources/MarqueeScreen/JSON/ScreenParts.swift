import MarqueeCatalog
import MarqueeLayout
import MarqueeSupport

/// The parts of a screen as they are written, the sections one by one.
struct ScreenParts {
  let formatVersion: Int
  let sectionCount: Int
  let layouts: [String: LayoutSection]
  let layoutConfiguration: LayoutConfiguration
  let currency: String?
  let itemKinds: [String: ItemKind]
  let ownValues: [String: FieldValue]
  let ownFields: [Field]
  /// Gives the section at a position, once, on any thread.
  let section: @Sendable (Int) -> ScreenSection

  /// How many sections one thread writes at a time.
  private static let runLength = 128

  /// The whole screen as JSON.
  func json(style: JSONStyle, workers: Workers) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("currency", currency)
      writer.ownMembers(ownValues, in: ownFields, listedAs: "screenFields")
      writer.key("sections")
      writer.array { writeSections(to: &$0, workers) }
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

  private func writeSections(to writer: inout JSONWriter, _ workers: Workers) {
    // One thread writes everything to its place; of several each writes to its own.
    guard workers.count > 1 else { return write(0..<sectionCount, to: &writer) }
    // Not all at once: what is written and what it becomes would be in memory twice.
    let waveLength = 4 * workers.count * Self.runLength
    for start in stride(from: 0, to: sectionCount, by: waveLength) {
      let waveCount = min(waveLength, sectionCount - start)
      let empty = writer.part
      let parts = workers.mapRuns(of: waveCount, inRunsOf: Self.runLength) { run in
        var part = empty
        write(start + run.lowerBound..<start + run.upperBound, to: &part)
        return part
      }
      if start == 0 {
        let byteCount = parts.reduce(0) { $0 + $1.bytes.count }
        writer.reserveCapacity(for: sectionCount, where: waveCount, take: byteCount)
      }
      writer.append(parts)
    }
  }

  private func write(_ positions: Range<Int>, to writer: inout JSONWriter) {
    for position in positions {
      writer.section(section(position))
      // While the sections are few, it costs little that they move.
      let writtenCount = position - positions.lowerBound + 1
      if writtenCount.nonzeroBitCount == 1 {
        writer.reserveCapacity(
          for: positions.count, where: writtenCount, take: writer.bytes.count)
      }
    }
  }
}

extension JSONWriter {
  /// Writes an object with a member for each value, ordered by the bytes of the names, so that the
  /// order is that of every machine.
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
