/// A single measured subject.
struct Benchmark: Sendable {
  /// The best of several runs, and the bound to compare it with.
  struct Result {
    let name: String
    /// The shortest time of a run, by the clock.
    let duration: Duration
    /// The least processor time of a run, over all threads.
    let processorTime: Duration
    /// The number of units of work in a run.
    let units: Int
    /// The unit, such as `frames`.
    let unit: String
    /// The longest allowed time of a run; `nil` for no limit.
    let bound: Duration?

    /// Processor time is compared, because a busy machine hardly affects it.
    var isWithinBound: Bool { bound.map { processorTime <= $0 } ?? true }
  }

  let name: String
  let unit: String
  var bound: Duration?
  /// The number of runs to take the best of.
  var runCount = 15
  /// Prepares the work, which is not measured, and returns a function that does it once and returns
  /// the number of units.
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

  static let all = layoutBenchmarks + pipelineBenchmarks + screenBenchmarks

  /// Takes the best of several runs, which is the least disturbed one.
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
