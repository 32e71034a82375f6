import MarqueeCompiler

/// Waits for content to change.
///
/// Nothing is done while the system reports no change. If it cannot report all changes, the content
/// is checked regularly. In both cases the folders decide whether anything has changed, so an event
/// only means that it is time to check.
package struct ContentWatch {
  private let paths: [String]
  /// The files besides the content whose changes count, too, such as a baseline.
  private var files: [String] = []
  private var source: ChangeSource
  private var look: ContentLook

  /// The time without events after which a change is complete: an editor that saves a file renames
  /// others, too.
  private static let quietTime = Duration.milliseconds(20)

  /// The longest time for which a change is waited for to be complete.
  private static let longestUnrest = Duration.milliseconds(100)

  /// Watches content folders, and the folders of single screens.
  package init(_ paths: [String]) { self.init(paths, source: .system) }

  /// Watches content folders, and the folders of single screens, in one of several ways.
  init(_ paths: [String], source: ChangeSource) {
    self.paths = paths
    self.source = source
    look = ContentLook(at: paths)
    look = lookAgain()
  }

  var hasEvents: Bool {
    switch source {
    case .events: true
    case .looks: false
    }
  }

  /// Follows other files, too; they replace those of an earlier call.
  package mutating func follow(_ files: [String]) {
    guard files != self.files else { return }
    self.files = files
    look = lookAgain()
  }

  /// Whether anything has changed since the last look.
  package mutating func hasChanged() -> Bool { hasChanged(sinceEvent: false) }

  /// Waits until something has changed.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait; `nil` for any time.
  ///   - output: The pipe whose closing also ends the waiting.
  package mutating func wait(atMost limit: Duration? = nil, _ output: OutputPipe? = nil) -> Waking {
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      let rest = end.map { ContinuousClock.now.duration(to: $0) }
      switch source.wait(atMost: rest, output) {
      case .outputClosed: return .outputClosed
      case .change:
        settle()
        if hasChanged(sinceEvent: true) { return .change }
      case .time where hasEvents: return .time
      case .time:
        if hasChanged() {
          settle()
          return .change
        }
        if let rest, rest <= .zero { return .time }
      }
    }
  }

  private mutating func settle() {
    let end = ContinuousClock.now + Self.longestUnrest
    while ContinuousClock.now < end {
      let waking = source.wait(atMost: Self.quietTime, nil)
      guard waking == .change || !hasEvents && hasChanged() else { return }
    }
  }

  private mutating func hasChanged(sinceEvent isEvent: Bool) -> Bool {
    let now = lookAgain()
    // An event may be the only sign that a file has changed twice at the same time.
    let isSame = now.isSame(as: look) && (look.isSettled || !isEvent)
    look = now
    return !isSame
  }

  /// Looks at the content, and watches the places where it can change.
  private mutating func lookAgain() -> ContentLook {
    var places = look.places
    for _ in 0..<Self.maximumAttempts {
      // A folder is watched before it is listed, so nothing in it is missed between the two.
      source.watch(places)
      let look = ContentLook(at: paths, besides: files)
      guard hasEvents, look.places != places else { return look }
      places = look.places
    }
    // Folders come and go faster than they can be watched.
    source = .defaultLooks
    return ContentLook(at: paths, besides: files)
  }

  /// How often the places may change while they are read.
  private static let maximumAttempts = 100
}
