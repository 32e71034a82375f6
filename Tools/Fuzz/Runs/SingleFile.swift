import Foundation

/// Checks one file, or finds the smallest part of it that fails in the same way.
struct SingleFile {
  let path: String
  let options: FuzzOptions

  /// Prints the results for the file.
  ///
  /// - Returns: Whether every property held.
  func check() throws -> Bool {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var maker = InputMaker(options)
    let target = maker.target(options.target ?? .screen)
    let trial = Worker.check(bytes, by: target, measuresMemory: true) { _ in }
    for tally in trial.tallies { print(tally) }
    for finding in trial.findings { print("failed: \(finding.kind)\t\(finding.detail)") }
    return trial.findings.isEmpty
  }

  /// Removes parts, large ones first, as long as the rest fails in the same way.
  func minimize() throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var maker = InputMaker(options)
    let target = maker.target(options.target ?? .screen)
    let crashes = try crashes(bytes)
    // An input that crashes can only be checked in another process.
    let fails: ([UInt8]) throws -> String = { candidate in
      crashes
        ? (try self.crashes(candidate) ? "a crash" : "") : Self.failures(candidate, of: target)
    }
    let wanted = try fails(bytes)
    guard !wanted.isEmpty else {
      print("nothing fails")
      return
    }
    var length = max(1, bytes.count / 2)
    while true {
      var offset = 0
      var isSmaller = false
      while offset < bytes.count {
        var candidate = bytes
        candidate.removeSubrange(offset..<min(bytes.count, offset + length))
        if try fails(candidate) == wanted {
          bytes = candidate
          isSmaller = true
        } else {
          offset += length
        }
      }
      if length == 1, !isSmaller { break }
      length = max(1, length / 2)
    }
    try Data(bytes).write(to: URL(filePath: path + ".min"))
    print("\(wanted): \(bytes.count) bytes in \(path).min")
  }

  /// The kinds of failure of an input; empty if there are none.
  private static func failures(_ bytes: [UInt8], of target: any FuzzTarget) -> String {
    let trial = Worker.check(bytes, by: target, measuresMemory: false) { _ in }
    return Set(trial.findings.map(\.kind)).sorted().joined(separator: ", ")
  }

  /// Whether an input crashes the process that checks it.
  private func crashes(_ bytes: [UInt8]) throws -> Bool {
    let candidate = path + ".candidate"
    try Data(bytes).write(to: URL(filePath: candidate))
    defer { try? FileManager.default.removeItem(atPath: candidate) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "--check=\(candidate)", "--root=\(options.root)",
      "--target=\((options.target ?? .screen).rawValue)",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}
