import MarqueeDiagnostics

/// Where the bytes of a report go, in the order in which they are made.
///
/// A reporter writes each diagnostic as soon as it is drawn. What is sent on leaves memory, so that a
/// report takes one block of it, however many diagnostics there are.
package struct ReportOutput {
  /// A block is long enough that few calls of the system are made, and fits into a pipe.
  package static let blockByteCount = 1 << 16

  /// What is written and has not been sent.
  private var bytes: [UInt8] = []
  private let send: (([UInt8]) -> Void)?
  /// All that was sent; `nil` where nobody wants to have it again, or it is more than they want.
  private(set) var sent: [UInt8]?
  private let keptByteCount: Int

  /// Makes an output in memory.
  package init() {
    send = nil
    keptByteCount = 0
  }

  /// Makes an output that sends blocks on; call ``finish()`` to send the last one.
  ///
  /// - Parameter keptByteCount: How many bytes are kept of what was sent; none of what is longer.
  package init(
    keeping keptByteCount: Int = 0, sendingBlocksTo send: @escaping ([UInt8]) -> Void
  ) {
    self.send = send
    self.keptByteCount = keptByteCount
    sent = keptByteCount > 0 ? [] : nil
    bytes.reserveCapacity(Self.blockByteCount)
  }

  /// Writes whole lines for people, in which no runner finds a command.
  mutating func writeLines(_ text: String) {
    write(RunnerCommands.disarm(Array(text.utf8)))
  }

  /// Writes text.
  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.blockByteCount { sendBlock() }
  }

  /// Writes bytes.
  mutating func write(_ newBytes: [UInt8]) {
    bytes.append(contentsOf: newBytes)
    if bytes.count >= Self.blockByteCount { sendBlock() }
  }

  /// Sends what is left, and returns it where nothing is sent.
  @discardableResult
  package mutating func finish() -> [UInt8] {
    if send == nil { return bytes }
    sendBlock()
    return []
  }

  private mutating func sendBlock() {
    guard let send, !bytes.isEmpty else { return }
    send(bytes)
    if let count = sent?.count, count + bytes.count > keptByteCount { sent = nil }
    sent?.append(contentsOf: bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
