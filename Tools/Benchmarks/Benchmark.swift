/// One thing that is measured.
struct Benchmark: Sendable {
  /// The best of several runs, and the bound that it is held against.
  struct Result {
    let name: String
    /// The quickest run, by the clock.
    let duration: Duration
    /// The least time that processors spent on a run, on all threads together.
    let processorTime: Duration
    /// How many units of work a run does.
    let units: Int
    /// What a unit is: `frames`.
    let unit: String
    /// The longest that a run may take; `nil` if nothing is demanded.
    let bound: Duration?

    /// Processor time is compared: a busy machine does it little harm.
    var isWithinBound: Bool { bound.map { processorTime <= $0 } ?? true }
  }

  let name: String
  let unit: String
  var bound: Duration?
  /// How many runs the best is taken of.
  var runCount = 15
  /// Gets everything ready, which is not measured, and returns what does the work once: it returns
  /// how many units it did.
  let prepare: @Sendable () -> @Sendable () -> Int

  init(
    name: String, unit: String, bound: Duration? = nil, runCount: Int = 15,
    prepare: @escaping @Sendable () -> @Sendable () -> Int
  ) {
    self.name = name
    self.unit = unit
    self.bound = bound
    self.runCount = runCount
    self.prepare = prepare
  }

  /// Makes a benchmark that needs no preparation.
  init(name: String, unit: String, bound: Duration, run: @escaping @Sendable () -> Int) {
    self.init(name: name, unit: unit, bound: bound) { run }
  }

  static let all = layoutBenchmarks + imageBenchmarks + pipelineBenchmarks + screenBenchmarks

  /// Takes the best of several runs: the one that was disturbed least.
  func measure() -> Result {
    let run = prepare()
    let clock = ContinuousClock()
    var best = Duration.seconds(3600)
    var bestProcessorTime = best
    var units = 0
    for _ in 0..<runCount {
      let before = ProcessorClock.now
      best = min(best, clock.measure { units = run() })
      bestProcessorTime = min(bestProcessorTime, ProcessorClock.now - before)
    }
    return Result(
      name: name, duration: best, processorTime: bestProcessorTime, units: units, unit: unit,
      bound: bound)
  }
}
