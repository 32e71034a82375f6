import MarqueeCompiler
import MarqueePlatform

#if os(Linux)
  typealias ChangeQueue = InotifyQueue
#else
  typealias ChangeQueue = KernelQueue
#endif

/// How a watch learns that something may have changed.
enum ChangeSource {
  case events(ChangeQueue)
  /// The system cannot report all of them, so the content is checked after each interval.
  case looks(every: Duration)

  static var system: ChangeSource { ChangeQueue().map { .events($0) } ?? .defaultLooks }

  /// Looks that an author hardly waits for, and that take little of the processor's time.
  static var defaultLooks: ChangeSource { .looks(every: .milliseconds(250)) }

  /// Watches places from now on, and no others.
  ///
  /// If that is not possible for all of them, the source is ``defaultLooks`` from now on.
  mutating func watch(_ places: ContentPlaces) {
    if case .events(let queue) = self, !queue.watch(places) { self = .defaultLooks }
  }

  /// Waits for a possible change.
  ///
  /// - Parameters:
  ///   - time: The longest time to wait; `nil` for any time.
  ///   - output: The pipe whose closing also ends the waiting.
  /// - Returns: ``Waking/time`` also when it is time to check.
  func wait(atMost time: Duration?, _ output: OutputPipe?) -> Waking {
    switch self {
    case .events(let queue): return queue.wait(atMost: time, output)
    case .looks(let interval):
      let pause = min(time ?? interval, interval)
      usleep(UInt32(pause.wholeMilliseconds) * 1000)
      return output?.isClosed == true ? .outputClosed : .time
    }
  }
}

extension Duration {
  /// The milliseconds, rounded up; 0 for a negative time.
  var wholeMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
