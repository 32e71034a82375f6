#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long processors have worked for this process, or for those that it has started.
enum ProcessorClock {
  /// The time of all threads of this process.
  static var now: Duration { time(of: own) }

  /// The time of all processes that this one has started and that have ended.
  static var childrenNow: Duration { time(of: children) }

  #if canImport(Glibc)
    private static let own = Int32(RUSAGE_SELF.rawValue)
    private static let children = Int32(RUSAGE_CHILDREN.rawValue)
  #else
    private static let own = RUSAGE_SELF
    private static let children = RUSAGE_CHILDREN
  #endif

  private static func time(of owner: Int32) -> Duration {
    var usage = rusage()
    guard unsafe getrusage(owner, &usage) == 0 else { return .zero }
    return duration(usage.ru_utime) + duration(usage.ru_stime)
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
  }
}
