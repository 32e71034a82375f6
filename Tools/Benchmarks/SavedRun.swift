#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The figures of a run, as they are stored.
struct SavedRun: Codable {
  /// One measurement.
  struct Figure: Codable {
    let name: String
    /// The best time by the clock, in milliseconds.
    let milliseconds: Double
    /// The least time of processors, in milliseconds.
    let processorMilliseconds: Double
    let units: Int
    let unit: String
  }

  /// The version of this form.
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

  /// Reads a stored run.
  init(path: String) throws {
    self = try JSONDecoder().decode(
      SavedRun.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Stores the run.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: path))
  }

  /// The figure of a benchmark, where it was measured.
  subscript(name: String) -> Figure? { figures.first { $0.name == name } }
}
