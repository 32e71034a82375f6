import Foundation
import MarqueeSources
import Testing

/// Waiters that join and leave.
@Suite struct SharedTransferTests {
  /// Counts how often it is called, and waits until it is opened or cancelled.
  private actor Gate {
    private(set) var beginCount = 0
    private(set) var cancelCount = 0
    private var isOpen = false

    func open() { isOpen = true }

    func pass() async -> Int {
      beginCount += 1
      let number = beginCount
      while !isOpen {
        // Only a cancelled sleep ends early.
        guard (try? await Task.sleep(for: .milliseconds(5))) != nil else {
          cancelCount += 1
          return -1
        }
      }
      return number
    }

    func waitFor(begins: Int = 0, cancels: Int = 0) async throws {
      while beginCount < begins || cancelCount < cancels {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a waiter that leaves does not end what others wait for`() async throws {
    let (gate, transfers) = (Gate(), SharedTransfers<String, Int>())
    let first = Task { await transfers.value(of: "a") { await gate.pass() } }
    try await gate.waitFor(begins: 1)
    let second = Task { await transfers.value(of: "a") { await gate.pass() } }
    first.cancel()
    #expect(await first.value == nil)
    await gate.open()
    #expect(await second.value == 1)
    #expect(await gate.cancelCount == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a transfer is cancelled when the last waiter has left`() async throws {
    let (gate, transfers) = (Gate(), SharedTransfers<String, Int>())
    let waiters = (0..<3).map { _ in
      Task { await transfers.value(of: "a") { await gate.pass() } }
    }
    try await gate.waitFor(begins: 1)
    for waiter in waiters { waiter.cancel() }
    for waiter in waiters { #expect(await waiter.value == nil) }
    try await gate.waitFor(cancels: 1)
    await gate.open()
    // A later waiter starts a new transfer.
    #expect(await transfers.value(of: "a") { await gate.pass() } == 2)
  }

  @Test func `a waiter that was cancelled earlier starts nothing`() async throws {
    let (gate, transfers) = (Gate(), SharedTransfers<String, Int>())
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await transfers.value(of: "a") { await gate.pass() }
    }
    task.cancel()
    #expect(await task.value == nil)
    #expect(await gate.beginCount == 0)
  }
}
