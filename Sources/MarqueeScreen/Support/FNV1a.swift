/// The 64-bit FNV-1a hash, which is the same on every machine and in every run.
package struct FNV1a: Sendable {
  /// The hash of all bytes added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }
}
