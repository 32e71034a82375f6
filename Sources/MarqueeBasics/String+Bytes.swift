extension String {
  /// Gets something from the bytes of the text, which is quicker than to go through its UTF-8 view.
  @inlinable
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in unsafe body(bytes.span) }
    if let result { return result }
    // A string that is no Swift string but, say, bridged from another language has no such storage.
    let bytes = Array(utf8)
    return bytes.withSpan(body)
  }
}
