#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time used by this process.
enum ProcessorClock {
  /// The time of all threads.
  static var now: Duration {
    var usage = rusage()
    guard unsafe getrusage(own, &usage) == 0 else { return .zero }
    return Duration(usage.ru_utime) + Duration(usage.ru_stime)
  }

  #if canImport(Glibc)
    private static let own = Int32(RUSAGE_SELF.rawValue)
  #else
    private static let own = RUSAGE_SELF
  #endif
}
