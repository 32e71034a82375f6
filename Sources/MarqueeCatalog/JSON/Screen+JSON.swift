public import MarqueePlatform
public import MarqueeScreen

extension Screen {
  /// Encodes the screen as JSON: UTF-8, keys in a fixed order, a line break at the end.
  ///
  /// Equal screens give equal bytes on every platform. A price or rating is written as its author
  /// wrote it; one that was decoded from JSON has no trailing zeros.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> Data {
    Data(jsonBytes(style: style))
  }

  /// Encodes the screen as JSON bytes, several sections at once.
  package func jsonBytes(style: JSONStyle = .compact, workers: Workers = .one) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("currency", currency)
      writer.ownMembers(ownValues, in: ownFields, listedAs: "screenFields")
      writer.array("sections") { writeSections(to: &$0, workers) }
      if !itemKinds.isEmpty {
        writer.object("itemKinds", of: itemKinds) { $0.itemKind($1) }
      }
      writer.object("layouts", of: layouts) { $0.layout($1) }
      writer.layoutConfiguration(layoutConfiguration)
    }
    writer.endOfFile()
    return writer.bytes
  }

  private static let runLength = 128

  private func writeSections(to writer: inout JSONWriter, _ workers: Workers) {
    // A single thread writes everything in place; several threads need their own parts.
    guard workers.count > 1 else { return write(sections[...], to: &writer) }
    // Limit what is written at once: all parts and the final result would be in memory together.
    let waveLength = 4 * workers.count * Self.runLength
    for start in stride(from: 0, to: sections.count, by: waveLength) {
      let waveCount = min(waveLength, sections.count - start)
      let empty = writer.part
      let parts = workers.mapRuns(of: waveCount, inRunsOf: Self.runLength) { run in
        var part = empty
        write(sections[start + run.lowerBound..<start + run.upperBound], to: &part)
        return part
      }
      if start == 0 {
        let byteCount = parts.reduce(0) { $0 + $1.bytes.count }
        writer.reserveCapacity(for: sections.count, where: waveCount, take: byteCount)
      }
      writer.append(parts)
    }
  }

  /// Writes some sections in order.
  private func write(_ sections: ArraySlice<ScreenSection>, to writer: inout JSONWriter) {
    for (index, section) in sections.enumerated() {
      writer.section(section)
      // Reserve after 1, 2, 4, … sections: moving few sections costs little.
      let writtenCount = index + 1
      if writtenCount.nonzeroBitCount == 1 {
        writer.reserveCapacity(for: sections.count, where: writtenCount, take: writer.bytes.count)
      }
    }
  }
}

extension JSONWriter {
  /// Writes an object with a member for each value, sorted by the bytes of the names, so that the
  /// order is the same on every machine.
  fileprivate mutating func object<Value>(
    _ key: String, of values: [String: Value], _ body: (inout JSONWriter, Value) -> Void
  ) {
    object(key) { writer in
      for (name, value) in values.sortedByBytes(of: { $0.key }) {
        writer.key(name)
        body(&writer, value)
      }
    }
  }
}
