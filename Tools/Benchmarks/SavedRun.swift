#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The figures of a run, as saved.
struct SavedRun: Codable {
  /// One measurement.
  struct Figure: Codable {
    let name: String
    /// The shortest time by the clock, in milliseconds.
    let milliseconds: Double
    /// The least processor time, in milliseconds.
    let processorMilliseconds: Double
    let units: Int
    let unit: String
  }

  /// The version of this format.
  var version = 1
  let figures: [Figure]

  init(_ results: [Benchmark.Result]) {
    figures = results.map { result in
      Figure(
        name: result.name, milliseconds: result.duration / .milliseconds(1),
        processorMilliseconds: result.processorTime / .milliseconds(1), units: result.units,
        unit: result.unit)
    }
  }

  init(path: String) throws {
    self = try JSONDecoder().decode(
      SavedRun.self, from: Data(contentsOf: URL(filePath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: path))
  }

  /// The figure of a benchmark; `nil` if it was not measured.
  subscript(name: String) -> Figure? { figures.first { $0.name == name } }
}
