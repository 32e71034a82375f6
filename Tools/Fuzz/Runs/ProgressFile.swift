import Foundation

/// Records which input a worker is processing, so that it is known after a crash.
struct ProgressFile {
  private let handle: FileHandle

  /// The file of the worker that begins at some input.
  static func path(of options: FuzzOptions) -> String {
    let lane = (Int(options.first) ?? 0) % max(1, Int(options.jobs) ?? 1)
    return "\(options.failures)/.progress-\(lane)"
  }

  init(writing path: String) throws {
    try Data().write(to: URL(filePath: path))
    handle = try FileHandle(forWritingTo: URL(filePath: path))
  }

  /// Writes the input's number and the running phase.
  func write(index: Int, phase: Trial.Phase) {
    try? handle.seek(toOffset: 0)
    try? handle.write(contentsOf: Data("\(index) \(phase.rawValue)         ".utf8))
  }

  /// Reads what was written last.
  static func read(_ path: String) -> (index: Int, phase: Trial.Phase)? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count == 2, let index = Int(fields[0]) else { return nil }
    return (index, UInt8(fields[1]).flatMap(Trial.Phase.init) ?? .ours)
  }
}
