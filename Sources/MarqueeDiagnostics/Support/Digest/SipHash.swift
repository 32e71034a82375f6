/// A digest of bytes that arrive in pieces: SipHash-2-4 with 128 bits, by Aumasson and Bernstein.
///
/// It takes about one cycle per byte without special instructions, and practically never collides
/// for content that people and programs write. The key is not secret here, so it does not protect
/// against deliberate collisions.
package struct SipHash: Sendable {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  /// The bytes that do not fill a word yet; the first one is the lowest.
  private var rest: UInt64 = 0
  private var byteCount = 0

  package init(key: (UInt64, UInt64) = (0, 0)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// Adds bytes.
  ///
  /// - Complexity: O(*n*); how the bytes are cut into pieces makes no difference.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withSpan { add($0) }
  }

  private mutating func add(_ bytes: borrowing Span<UInt8>) {
    var index = 0
    while byteCount % 8 != 0, index < bytes.count {
      add(bytes[index])
      index += 1
    }
    while bytes.count - index >= 8 {
      // At least eight bytes are left.
      add(
        unsafe UInt64(
          littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)))
      byteCount += 8
      index += 8
    }
    while index < bytes.count {
      add(bytes[index])
      index += 1
    }
  }

  /// Adds a number as eight bytes, whatever the size of `Int`.
  package mutating func add(_ number: Int) {
    let word = UInt64(bitPattern: Int64(number))
    let shift = UInt64(byteCount % 8 * 8)
    rest |= word << shift
    add(rest)
    // The remaining bits come first in the next word.
    rest = shift == 0 ? 0 : word >> (64 - shift)
    byteCount += 8
  }

  package mutating func add(_ digest: ContentDigest) {
    add(Int(bitPattern: UInt(digest.first)))
    add(Int(bitPattern: UInt(digest.second)))
  }

  /// Adds a text and its length, so that two texts in a row cannot be confused with two others.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    add(Array(text.utf8)[...])
  }

  package consuming func finished() -> ContentDigest {
    add(rest | UInt64(truncatingIfNeeded: byteCount) << 56)
    v2 ^= 0xEE
    for _ in 0..<4 { mix() }
    let first = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xDD
    for _ in 0..<4 { mix() }
    return ContentDigest(first: first, second: v0 ^ v1 ^ v2 ^ v3)
  }

  private mutating func add(_ byte: UInt8) {
    rest |= UInt64(byte) << UInt64(byteCount % 8 * 8)
    byteCount += 1
    guard byteCount % 8 == 0 else { return }
    add(rest)
    rest = 0
  }

  private mutating func add(_ word: UInt64) {
    v3 ^= word
    mix()
    mix()
    v0 ^= word
  }

  private mutating func mix() {
    v0 &+= v1
    v1 = Self.rotate(v1, by: 13) ^ v0
    v0 = Self.rotate(v0, by: 32)
    v2 &+= v3
    v3 = Self.rotate(v3, by: 16) ^ v2
    v0 &+= v3
    v3 = Self.rotate(v3, by: 21) ^ v0
    v2 &+= v1
    v1 = Self.rotate(v1, by: 17) ^ v2
    v2 = Self.rotate(v2, by: 32)
  }

  private static func rotate(_ word: UInt64, by count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 - count)
  }
}
