/// A number that files of equal content share, and others do not but by a chance of one in 2⁶⁴.
///
/// It finds duplicates among an author's pictures; it is no protection against somebody who makes
/// two files collide on purpose.
package struct ContentDigest: Hashable, Sendable {
  /// The number.
  package let value: UInt64

  /// Takes a number that was computed before.
  package init(value: UInt64) {
    self.value = value
  }

  /// Reads all of a file; `nil` where that fails.
  ///
  /// - Complexity: O(*n*) in the bytes of the file, and 64 KiB of memory.
  package init?(of source: any ByteSource) {
    let byteCount = max(0, source.byteCount)
    var state = Self.mixed(UInt64(byteCount))
    var offset = 0
    while offset < byteCount {
      let range = offset..<min(byteCount, offset + Self.blockByteCount)
      guard let block = source.read(range), block.count == range.count else { return nil }
      state = Self.add(block, to: state)
      offset = range.upperBound
    }
    value = state
  }

  private static let blockByteCount = 64 << 10

  private static func add(_ block: [UInt8], to state: UInt64) -> UInt64 {
    var state = state
    var index = 0
    while block.count - index >= 8 {
      let low =
        UInt64(block[index]) | UInt64(block[index + 1]) << 8 | UInt64(block[index + 2]) << 16
        | UInt64(block[index + 3]) << 24
      let high =
        UInt64(block[index + 4]) | UInt64(block[index + 5]) << 8 | UInt64(block[index + 6]) << 16
        | UInt64(block[index + 7]) << 24
      state = mixed(state ^ (low | high << 32))
      index += 8
    }
    while index < block.count {
      state = mixed(state ^ UInt64(block[index]))
      index += 1
    }
    return state
  }

  /// Spreads each bit over all others: a step that can be undone, so it merges no two states.
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ value >> 32) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}
