import Dispatch
import Foundation
import Synchronization

/// Runs work on a thread with the stack that Apple gives each thread but the main one: 512 KB.
///
/// `MARQUEE_STACK_FACTOR` makes it larger for tests under a sanitizer, whose frames are several
/// times as large.
enum SmallStack {
  static let byteCount = (512 << 10) * factor

  private static let factor =
    ProcessInfo.processInfo.environment["MARQUEE_STACK_FACTOR"].flatMap { Int($0) } ?? 1

  /// Calls a closure on such a thread, and returns what it returns.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let thread = Thread {
      let result = work()
      box.result.withLock { $0 = result }
      box.isDone.signal()
    }
    thread.stackSize = byteCount
    thread.start()
    box.isDone.wait()
    return box.result.withLock(\.self)
  }

  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
    let isDone = DispatchSemaphore(value: 0)
  }
}
