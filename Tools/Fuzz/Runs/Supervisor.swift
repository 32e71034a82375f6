import Foundation
import MarqueeCommandLine

/// Runs workers, saves the inputs that failed, and prints the findings.
struct Supervisor {
  let options: FuzzOptions

  /// How many failing inputs of one kind are saved.
  private static let keptCount = 5

  /// - Returns: Whether every property held.
  func run() throws -> Bool {
    try FileManager.default.createDirectory(
      atPath: options.failures, withIntermediateDirectories: true)
    let started = Date()
    let first = Int(options.first) ?? 0
    let lanes = (0..<max(1, Int(options.jobs) ?? 1)).map { Lane(options, first: first + $0) }
    for lane in lanes { try lane.start() }
    while lanes.contains(where: { !$0.isOver }) {
      Thread.sleep(forTimeInterval: 0.1)
      for lane in lanes { try lane.poll() }
    }
    return report(lanes, seconds: Date().timeIntervalSince(started))
  }

  private func report(_ lanes: [Lane], seconds: TimeInterval) -> Bool {
    let tallies = lanes.reduce(into: [:]) { $0.merge($1.tallies, uniquingKeysWith: +) }
    for (reason, count) in tallies.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(String(repeating: " ", count: max(0, 9 - "\(count)".count)))\(count)  \(reason)")
    }
    let kinds = Dictionary(grouping: lanes.flatMap(\.events), by: \.finding.kind)
    var maker = InputMaker(options)
    for (kind, events) in kinds.sorted(by: { $0.key < $1.key }) {
      print("\nfailed: \(kind) (\(events.count))")
      for event in events.sorted(by: { $0.index < $1.index }).prefix(Self.keptCount) {
        let path = keep(event, &maker)
        print("  input \(event.index): \(event.finding.detail)\n    \(path)")
      }
    }
    let failures = kinds.filter { !$0.key.hasSuffix("of the decoder") }
    let total = failures.reduce(0) { $0 + $1.value.count }
    print("\n\(options.count) inputs in \(Int(seconds)) s, \(total) failures")
    return failures.isEmpty
  }

  /// Recreates a failing input from its number, and writes it to the folder for failures.
  private func keep(_ event: Lane.Event, _ maker: inout InputMaker) -> String {
    guard event.index >= 0 else { return "-" }
    let target = TargetName.target(ofInput: event.index, in: options)
    let path = "\(options.failures)/\(target.rawValue)-\(options.seed)-\(event.index)"
    let data = Data(maker.input(event.index).bytes)
    return FileManager.default.createFile(atPath: path, contents: data) ? path : "\(path): not kept"
  }
}
