package import MarqueeBasics
package import MarqueeScreen
package import MarqueeSupport

extension Screen {
  /// Encodes the screen as JSON, several sections at once.
  package func jsonBytes(style: JSONStyle, workers: Workers) -> [UInt8] {
    parts.json(style: style, workers: workers)
  }
}

extension ScreenTransformer {
  /// Encodes the screen as JSON.
  ///
  /// The whole screen is never in memory: each of its sections is made, written and released.
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
  /// How many sections a thread writes in one run.
  private static let runLength = 128

  /// Encodes the whole screen as JSON.
  fileprivate func json(style: JSONStyle, workers: Workers) -> [UInt8] {
    json(style: style) { $0.writeSections(to: &$1, workers) }
  }

  private func writeSections(to writer: inout JSONWriter, _ workers: Workers) {
    // A single thread writes everything in place; several threads need their own parts.
    guard workers.count > 1 else { return write(0..<sectionCount, to: &writer) }
    // Limit what is written at once: all parts and the final result would be in memory together.
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
