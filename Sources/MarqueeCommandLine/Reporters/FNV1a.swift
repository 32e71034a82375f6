/// The 64-bit FNV-1a hash, which is the same on every machine and in every run.
struct FNV1a {
  /// The hash of all bytes added so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value ^= UInt64(byte)
      value = value &* 0x0000_0100_0000_01B3
    }
  }
}
