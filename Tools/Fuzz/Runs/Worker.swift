import Foundation
import MarqueeCommandLine
import MarqueeDiagnostics

/// Checks every *n*th input of a run, and prints findings for the supervisor.
struct Worker {
  /// The processor time limit for one input, in seconds; a busy machine does not affect it.
  static let timeLimit = 1.0
  /// The memory limit for an input beyond ``MemoryMeter/allowance``, as a multiple of its size.
  static let memoryFactor = 64

  let options: FuzzOptions

  /// Checks the inputs from `--first` on, in steps of `--jobs`, below `--count`.
  ///
  /// The current input's number is written to a file, so that the supervisor knows it after a
  /// crash.
  func run() throws {
    var maker = InputMaker(options)
    let progress = try ProgressFile(writing: ProgressFile.path(of: options))
    var tallies: [String: Int] = [:]
    let step = Int(options.jobs) ?? 1
    let end = Int(options.count) ?? 0
    for (round, index) in stride(from: Int(options.first) ?? 0, to: end, by: step).enumerated() {
      let (bytes, target) = maker.input(index)
      let trial = Self.check(bytes, by: target, measuresMemory: round.isMultiple(of: 8)) { phase in
        progress.write(index: index, phase: phase)
      }
      for reason in trial.tallies { tallies[reason, default: 0] += 1 }
      for finding in trial.findings {
        Self.print("finding", "\(index)", finding.kind, finding.detail)
      }
      if round % 500 == 499 { Self.flush(&tallies) }
    }
    Self.flush(&tallies)
  }

  /// Passes one input to a target, with limits on time and memory.
  static func check(
    _ bytes: [UInt8], by target: any FuzzTarget, measuresMemory: Bool,
    entering enter: @escaping (Trial.Phase) -> Void
  ) -> Trial {
    enter(.ours)
    var trial = Trial(entering: enter)
    if measuresMemory || bytes.count > 1 << 16 { checkMemory(of: bytes, by: target, &trial) }
    let start = clock()
    target.check(bytes, &trial)
    // POSIX defines a million ticks per second, whatever the system's own unit is.
    let seconds = Double(clock() - start) / 1e6
    trial.expect(
      seconds < timeLimit, "more than a second", "\(seconds) s for \(bytes.count) bytes")
    return trial
  }

  /// Measures the program's own work: reading reports back to check them takes far more memory.
  private static func checkMemory(
    of bytes: [UInt8], by target: any FuzzTarget, _ trial: inout Trial
  ) {
    let meter = MemoryMeter()
    target.use(bytes)
    guard let peak = meter.peak else { return trial.count("memory not measured") }
    trial.count("memory measured")
    let limit = MemoryMeter.allowance + memoryFactor * bytes.count
    trial.expect(peak <= limit, "too much memory", "\(peak) for \(bytes.count) bytes")
  }

  private static func flush(_ tallies: inout [String: Int]) {
    for (reason, count) in tallies { print("tally", "\(count)", reason) }
    tallies = [:]
  }

  private static func print(_ fields: String...) {
    let line = fields.map { VisibleText.escape(String($0.prefix(400))) }.joined(separator: "\t")
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
