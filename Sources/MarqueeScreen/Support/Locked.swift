#if canImport(Darwin) && !os(macOS)
  import os
#else
  import Synchronization
#endif

/// A value that several threads read and change in turns.
///
/// Apple's `Mutex` is newer than the oldest supported phones, so its predecessor is used there.
package final class Locked<Value: Sendable>: Sendable {
  #if canImport(Darwin) && !os(macOS)
    private let lock: OSAllocatedUnfairLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  package init(_ value: Value) {
    #if canImport(Darwin) && !os(macOS)
      lock = OSAllocatedUnfairLock(initialState: value)
    #else
      lock = Mutex(value)
    #endif
  }

  /// Calls a function while no other thread uses the value.
  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
