import MarqueeCompiler
import MarqueePlatform

/// Waits for content to change, by looking at it again and again.
///
/// A look takes less than a hundredth of the time between two of them, so a program that waits
/// leaves the processor to others. The folders alone decide whether anything has changed.
package struct ContentWatch {
  private let paths: [String]
  /// The files besides the content whose changes count, too, such as a baseline.
  private var files: [String] = []
  private var look: ContentLook
  private var hasMissed = false

  /// The shortest time between two looks, which an author does not notice.
  private static let shortestPause = Duration.milliseconds(50)
  /// The longest: a look may take long only because others have the processor.
  private static let longestPause = Duration.milliseconds(500)

  /// The time without changes after which a change is complete: an editor that saves a file renames
  /// others, too.
  private static let quietTime = Duration.milliseconds(20)
  /// The longest time for which a change is waited for to be complete.
  private static let longestUnrest = Duration.milliseconds(100)

  /// Watches content folders, and the folders of single screens.
  package init(_ paths: [String]) {
    self.paths = paths
    look = ContentLook(at: paths)
  }

  /// Follows other files, too; they replace those of an earlier call.
  package mutating func follow(_ files: [String]) {
    guard files != self.files else { return }
    // What has changed until now is still to be noticed.
    hasMissed = hasChanged()
    self.files = files
    look = ContentLook(at: paths, besides: files)
  }

  /// Whether anything has changed since the last look.
  package mutating func hasChanged() -> Bool {
    guard hasMissed || look.mayHaveChanged else { return false }
    let now = ContentLook(at: paths, besides: files)
    defer { (look, hasMissed) = (now, false) }
    return hasMissed || !now.isSame(as: look)
  }

  /// Waits until something has changed.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait; `nil` for any time.
  ///   - output: The pipe whose closing also ends the waiting.
  package mutating func wait(atMost limit: Duration? = nil, _ output: OutputPipe? = nil) -> Waking {
    let clock = ContinuousClock()
    let end = limit.map { clock.now + $0 }
    while output?.isClosed != true {
      let start = clock.now
      if hasChanged() {
        settle()
        return .change
      }
      let now = clock.now
      if let end, now >= end { return .time }
      let pause = min(max(Self.shortestPause, start.duration(to: now) * 100), Self.longestPause)
      Self.sleep(end.map { min(pause, now.duration(to: $0)) } ?? pause)
    }
    return .outputClosed
  }

  private mutating func settle() {
    let end = ContinuousClock.now + Self.longestUnrest
    repeat { Self.sleep(Self.quietTime) } while hasChanged() && ContinuousClock.now < end
  }

  private static func sleep(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    usleep(UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
  }
}
