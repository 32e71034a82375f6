import Foundation
import MarqueeCommandLine

/// Shows how the time of each command grows with its input.
///
/// An exponent of 1 means that twice the input takes twice as long, and 2 that it takes four times
/// as long.
enum GrowthTable {
  /// The number of runs to take the fastest of.
  private static let runCount = 3

  static let head = [
    "| subject | n | ms for n | for 2n | for 4n | exponents |",
    "| --- | --- | --- | --- | --- | --- |",
  ]

  /// The greatest exponent from n to 4n that is not reported; quadratic growth has 2.
  private static let bound = 1.5

  /// Measures a command.
  ///
  /// - Returns: A line of the table, and whether the time grows little more than the input.
  static func row(of subject: GrowthSubject) -> (line: String, isWithinBound: Bool) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "growth-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let times = [1, 2, 4].compactMap { factor in
      try? time(of: subject, factor * subject.count, in: folder)
    }
    guard times.count == 3 else {
      return ("| \(subject.name) | no room for the input | | | | |", false)
    }
    let cells = times.map { "\(Int(($0 * 1000).rounded()))" }
    let exponents = zip(times, times.dropFirst()).map { decimal(log2($1 / $0)) }
    let line = """
      | \(subject.name) | \(subject.count) \(subject.unit) | \(cells.joined(separator: " | ")) \
      | \(exponents.joined(separator: ", ")) |
      """
    return (line, log2(times[2] / times[0]) / 2 <= bound)
  }

  /// The processor time of the fastest of some runs, in seconds.
  private static func time(
    of subject: GrowthSubject, _ count: Int, in folder: URL
  ) throws -> Double {
    let input = subject.input(count)
    let content = folder.appending(path: "Content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    let file = content.appending(path: "Home.plist").path()
    try Data(input).write(to: URL(filePath: file))
    for (name, bytes) in subject.otherFiles(count) {
      try Data(bytes).write(to: content.appending(path: name))
    }
    let others = Set(subject.otherFiles(0).keys)
    let arguments = subject.arguments.map { argument in
      switch argument {
      case "IN": file
      case "OUT": folder.appending(path: "out").path()
      case let name where others.contains(name): content.appending(path: name).path()
      default: argument
      }
    }
    var console = Console(write: { _ in }, writeError: { _ in })
    console.readInput = { input }
    let times = (0..<runCount).map { _ in
      let start = ProcessorClock.now
      let code = Program.run(arguments, on: console)
      // A command that fails immediately would seem fast.
      precondition([.success, .errorsFound].contains(code), "\(arguments) ends with \(code)")
      return (ProcessorClock.now - start) / .seconds(1)
    }
    return times.min() ?? 0
  }

  /// A number with two decimals.
  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    return String(format: "%.2f", number)
  }
}
