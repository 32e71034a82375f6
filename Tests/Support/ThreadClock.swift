import Foundation

/// The processor time of the calling thread, which other work of the machine hardly lengthens.
package enum ThreadClock {
  /// The time since the thread began, in seconds.
  package static var now: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .nan }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
