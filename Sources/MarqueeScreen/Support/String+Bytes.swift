extension String {
  /// Calls a closure with the bytes of the text, which is faster than iterating over its UTF-8
  /// view.
  @inlinable
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in unsafe body(bytes.span) }
    if let result { return result }
    // Strings without native Swift storage, such as ones bridged from Objective-C, have no such
    // bytes.
    let bytes = Array(utf8)
    return bytes.withSpan(body)
  }
}
