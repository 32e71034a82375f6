import Foundation

/// A series of worker processes, each of which continues after the one before it crashed.
final class Lane {
  /// How long an input may take before its worker is killed; long, for machines are busy, and slow
  /// inputs are reported by their processor time.
  static let patience: TimeInterval = 90

  /// A finding of the lane's workers.
  struct Event {
    let index: Int
    let finding: Trial.Finding
  }

  private var options: FuzzOptions
  private var process = Process()
  private let outputPath: String
  private var outputOffset: UInt64 = 0
  private var lastIndex = -1
  private var lastChange = Date()
  private(set) var isOver = false
  private(set) var events: [Event] = []
  private(set) var tallies: [String: Int] = [:]

  init(_ options: FuzzOptions, first: Int) {
    self.options = options
    self.options.first = "\(first)"
    outputPath = "\(ProgressFile.path(of: self.options))-output"
  }

  /// Starts a worker at the lane's next input.
  func start() throws {
    process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments =
      [
        "--worker", "--count=\(options.count)", "--seed=\(options.seed)", "--jobs=\(options.jobs)",
        "--first=\(options.first)", "--root=\(options.root)", "--failures=\(options.failures)",
      ] + (options.target.map { ["--target=\($0.rawValue)"] } ?? [])
    try Data().write(to: URL(filePath: outputPath))
    outputOffset = 0
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputPath))
    lastChange = Date()
    try process.run()
  }

  /// Checks the worker; if it has crashed or hangs, starts the next one.
  func poll() throws {
    guard !isOver else { return }
    let progress = ProgressFile.read(ProgressFile.path(of: options))
    if let progress, progress.index != lastIndex {
      lastIndex = progress.index
      lastChange = Date()
    }
    readOutput()
    if process.isRunning {
      guard Date().timeIntervalSince(lastChange) > Self.patience else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try takeUp(behind: progress, "a hang")
    } else if process.terminationReason == .exit, process.terminationStatus == 0 {
      readOutput()
      isOver = true
    } else {
      try takeUp(behind: progress, "a crash")
    }
  }

  private func takeUp(behind progress: (index: Int, phase: Trial.Phase)?, _ kind: String) throws {
    readOutput()
    guard let progress, progress.index >= Int(options.first) ?? 0 else {
      events.append(Event(index: -1, finding: Trial.Finding(kind: "no start", detail: kind)))
      isOver = true
      return
    }
    if progress.phase == .decoder {
      tallies["\(kind) of PropertyListDecoder itself", default: 0] += 1
    }
    let name = progress.phase == .decoder ? "\(kind) of the decoder" : kind
    events.append(Event(index: progress.index, finding: Trial.Finding(kind: name, detail: "")))
    options.first = "\(progress.index + max(1, Int(options.jobs) ?? 1))"
    try start()
  }

  /// Reads the complete lines that the worker has printed since the last time.
  private func readOutput() {
    guard let handle = try? FileHandle(forReadingFrom: URL(filePath: outputPath)) else { return }
    defer { try? handle.close() }
    try? handle.seek(toOffset: outputOffset)
    guard let data = try? handle.readToEnd(), let end = data.lastIndex(of: 0x0A) else { return }
    outputOffset += UInt64(end - data.startIndex + 1)
    for line in String(decoding: data[...end], as: UTF8.self).split(separator: "\n") {
      let fields = line.components(separatedBy: "\t")
      if fields.count == 3, fields[0] == "tally" {
        tallies[fields[2], default: 0] += Int(fields[1]) ?? 0
      } else if fields.count == 4, fields[0] == "finding" {
        let finding = Trial.Finding(kind: fields[2], detail: fields[3])
        events.append(Event(index: Int(fields[1]) ?? -1, finding: finding))
      }
    }
  }
}
