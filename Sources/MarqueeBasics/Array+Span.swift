// `Array.span` needs macOS 26 or iOS 26. The span of a slice goes back to the first systems with
// Swift, and costs a retain at most. Spans are asked for here alone, so that it stays so.

extension Array {
  /// Calls a closure with the elements as a span, and returns what it returns.
  ///
  /// - Complexity: O(1) beside the closure's own; nothing is copied.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try self[...].withSpan(body)
  }
}

extension ArraySlice {
  /// Calls a closure with the elements as a span, which begins at 0, and returns what it returns.
  ///
  /// - Complexity: O(1) beside the closure's own; nothing is copied.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(self.span)
  }
}
