import MarqueeCompiler
import Synchronization

/// Shows the progress of a long run on a terminal.
///
/// Shows nothing in the first second, and nothing at all if standard error is not a terminal. The
/// line overwrites itself and is cleared at the end.
final class ProgressLine: Sendable {
  private struct State {
    var counts: [ContentPipeline.Phase: Int] = [:]
    var lastShown: Duration?
  }

  private let screenCount: Int
  private let console: Console
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  private static let delay = Duration.seconds(1)
  private static let pause = Duration.milliseconds(100)

  /// Starts the progress of a run.
  ///
  /// - Parameters:
  ///   - screenCount: How many screens there are.
  ///   - elapsed: Returns the time since the start of the run.
  /// - Returns: `nil` if nothing is to be shown.
  init?(
    of screenCount: Int, on console: Console, elapsed: @escaping @Sendable () -> Duration
  ) {
    guard console.showsProgress else { return nil }
    self.screenCount = screenCount
    self.elapsed = elapsed
    self.console = console
  }

  /// Starts the progress of a run, timed by the system's clock.
  convenience init?(of screenCount: Int, on console: Console) {
    let start = ContinuousClock.now
    self.init(of: screenCount, on: console) { ContinuousClock.now - start }
  }

  /// Counts a screen as done; may be called from any thread.
  func step(_ phase: ContentPipeline.Phase) {
    state.withLock { state in
      let count = state.counts[phase, default: 0] + 1
      state.counts[phase] = count
      let now = elapsed()
      let isDue = state.lastShown.map { now - $0 >= Self.pause || count == screenCount } ?? true
      guard now >= Self.delay, isDue else { return }
      state.lastShown = now
      console.replaceErrorLine(by: "\(phase.rawValue) screens: \(count) of \(screenCount)")
    }
  }

  func finish() {
    state.withLock { state in
      guard state.lastShown != nil else { return }
      state.lastShown = nil
      console.replaceErrorLine(by: "")
    }
  }
}
