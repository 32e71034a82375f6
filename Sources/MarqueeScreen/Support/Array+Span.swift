// `Array.span` needs macOS 26 or iOS 26. The span of a slice is available on every system that runs
// Swift, and costs at most one retain. Get spans only through these functions, so that they stay
// portable.

extension Array {
  /// Calls a closure with the elements as a span, and returns the closure's result.
  ///
  /// - Complexity: O(1) plus the closure's own; nothing is copied.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try self[...].withSpan(body)
  }
}

extension ArraySlice {
  /// Calls a closure with the elements as a span that begins at 0, and returns the closure's
  /// result.
  ///
  /// - Complexity: O(1) plus the closure's own; nothing is copied.
  @inlinable @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(self.span)
  }
}
