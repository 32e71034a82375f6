/// Shares one transfer between all simultaneous requests for the same thing.
package actor SharedTransfers<Key: Hashable & Sendable, Value: Sendable> {
  private struct Running {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: CheckedContinuation<Value?, Never>] = [:]
  }

  private var running: [Key: Running] = [:]
  private var lastNumber = 0

  package init() {}

  /// The value of a transfer, which is started unless it is already running.
  ///
  /// A cancelled waiter returns immediately; the transfer is cancelled when the last waiter has
  /// left.
  ///
  /// - Returns: `nil` for a cancelled waiter.
  package func value(
    of key: Key, _ transfer: @escaping @concurrent @Sendable () async -> Value
  ) async -> Value? {
    let waiter = nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A task that is already cancelled has been removed before it was added.
        guard !Task.isCancelled else {
          continuation.resume(returning: nil)
          return
        }
        if running[key] == nil { begin(key, transfer) }
        running[key]?.waiters[waiter] = continuation
      }
    } onCancel: {
      Task { await self.leave(key, waiter) }
    }
  }

  private func begin(
    _ key: Key, _ transfer: @escaping @concurrent @Sendable () async -> Value
  ) {
    let number = nextNumber()
    let task = Task {
      let value = await transfer()
      finish(key, number, value)
    }
    running[key] = Running(number: number, task: task)
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func leave(_ key: Key, _ waiter: Int) {
    guard let continuation = running[key]?.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(returning: nil)
    guard running[key]?.waiters.isEmpty == true else { return }
    running.removeValue(forKey: key)?.task.cancel()
  }

  /// Passes the value to all waiters, unless all have left and another transfer has started since.
  private func finish(_ key: Key, _ number: Int, _ value: Value) {
    guard running[key]?.number == number, let done = running.removeValue(forKey: key) else {
      return
    }
    for continuation in done.waiters.values { continuation.resume(returning: value) }
  }
}
