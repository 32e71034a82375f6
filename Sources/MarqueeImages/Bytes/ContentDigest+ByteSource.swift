package import MarqueeDiagnostics

extension ContentDigest {
  /// Computes the digest of a whole file; `nil` if it cannot be read.
  ///
  /// - Complexity: O(*n*) in the bytes of the file, and 64 KiB of memory.
  package init?(of source: any ByteSource) {
    let byteCount = max(0, source.byteCount)
    var hash = SipHash()
    var offset = 0
    while offset < byteCount {
      let range = offset..<min(byteCount, offset + Self.blockByteCount)
      guard let block = source.read(range), block.count == range.count else { return nil }
      hash.add(block[...])
      offset = range.upperBound
    }
    self = hash.finished()
  }

  private static let blockByteCount = 64 << 10
}
