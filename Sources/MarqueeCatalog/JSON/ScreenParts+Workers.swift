package import MarqueeBasics
package import MarqueeScreen
package import MarqueeSupport

extension Screen {
  /// The screen as JSON, several sections written at once.
  package func jsonBytes(style: JSONStyle, workers: Workers) -> [UInt8] {
    parts.json(style: style, workers: workers)
  }
}

extension ScreenTransformer {
  /// The screen as JSON.
  ///
  /// The screen itself is never in memory: each of its sections is made, written and forgotten.
  package func jsonBytes(style: JSONStyle, workers: Workers) -> [UInt8] {
    ScreenParts(
      formatVersion: formatVersion, sectionCount: sectionCount, layouts: layouts,
      layoutConfiguration: layoutConfiguration, currency: currency, itemKinds: itemKinds,
      ownValues: ownValues, ownFields: ownFields,
      section: section
    ).json(style: style, workers: workers)
  }
}

extension ScreenParts {
  /// How many sections one thread writes at a time.
  private static let runLength = 128

  /// The whole screen as JSON.
  fileprivate func json(style: JSONStyle, workers: Workers) -> [UInt8] {
    json(style: style) { $0.writeSections(to: &$1, workers) }
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
}
