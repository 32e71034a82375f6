package struct MemoryByteSource: ByteSource {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var byteCount: Int { bytes.count }

  package func read(_ range: Range<Int>) -> [UInt8]? {
    Array(bytes[range.clamped(to: 0..<bytes.count)])
  }
}
