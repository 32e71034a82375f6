/// One thing that is measured.
struct Benchmark: Sendable {
  /// The best of several runs, and the bound that it is held against.
  struct Result {
    let name: String
    /// The quickest run.
    let duration: Duration
    /// How many units of work a run does.
    let units: Int
    /// What a unit is: `frames`.
    let unit: String
    /// The longest that a run may take.
    let bound: Duration

    var isWithinBound: Bool { duration <= bound }

    var line: String {
      let milliseconds = duration / .milliseconds(1)
      let perSecond = Double(units) / (duration / .seconds(1))
      let millions = (perSecond / 1e4).rounded() / 100
      let mark = isWithinBound ? "" : "  MISSED, bound is \(bound / .milliseconds(1)) ms"
      return "\(name): \((milliseconds * 1e4).rounded() / 1e4) ms for \(units) \(unit), "
        + "\(millions) million/s\(mark)"
    }
  }

  let name: String
  let unit: String
  let bound: Duration
  /// Does the work once, and returns how many units it did.
  let run: @Sendable () -> Int

  static let all = layoutBenchmarks

  /// Takes the best of several runs: the one that was disturbed least.
  func measure() -> Result {
    let clock = ContinuousClock()
    var best = Duration.seconds(3600)
    var units = 0
    for _ in 0..<15 {
      best = min(best, clock.measure { units = run() })
    }
    return Result(name: name, duration: best, units: units, unit: unit, bound: bound)
  }
}
