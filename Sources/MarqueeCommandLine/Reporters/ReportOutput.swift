import MarqueeScreen

/// Sends the bytes of a report, in order.
///
/// A reporter writes each diagnostic as soon as it is drawn. Sent bytes leave memory, so that a
/// report takes the memory of one block, however many diagnostics there are.
package struct ReportOutput {
  /// The size of a block: large enough for few system calls, and small enough for a pipe's buffer.
  package static let blockByteCount = 1 << 16

  private var bytes: [UInt8] = []
  private let send: ([UInt8]) -> Void

  /// Makes an output that sends blocks on; call ``finish()`` to send the last one.
  package init(sendingBlocksTo send: @escaping ([UInt8]) -> Void) {
    self.send = send
    bytes.reserveCapacity(Self.blockByteCount)
  }

  /// Writes whole lines for people.
  ///
  /// - Parameters:
  ///   - kept: Characters besides line feeds that are printed as they are.
  ///   - style: The style in which parts are painted.
  mutating func writeLines(
    _ text: String, keeping kept: Set<Unicode.Scalar> = [], _ style: TextStyle = .plain
  ) {
    write(PrintedLines.bytes(text, keeping: kept, isPainted: style.usesColor))
  }

  /// Writes lines for a program, which may be commands to a CI runner.
  mutating func write(_ text: String) {
    write(PrintedLines.bytes(text, disarmingCommands: false))
  }

  mutating func move(from writer: inout JSONWriter) {
    writer.drain { write(TerminalSafeJSON.escape($0)) }
  }

  private mutating func write(_ newBytes: [UInt8]) {
    bytes.append(contentsOf: newBytes)
    if bytes.count >= Self.blockByteCount { finish() }
  }

  /// Sends the remaining bytes.
  package mutating func finish() {
    guard !bytes.isEmpty else { return }
    send(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
