/// The SHA-1 hash, by which git names objects.
///
/// It does not protect against deliberate collisions. Source: FIPS 180-4.
package enum SHA1 {
  /// Hashes a message; the result has 20 bytes.
  ///
  /// - Complexity: O(*n*) in the bytes of the message, which is not copied.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]
    SHA256.forEachBlock(of: message, scheduleCount: 80) { compress(&$0, into: &state) }
    return state.flatMap(SHA256.bigEndian)
  }

  private static func compress(_ schedule: inout [UInt32], into state: inout [UInt32]) {
    for index in 16..<80 {
      let word =
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule[index] = SHA256.rotate(word, 31)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: ((b & c) | (~b & d), 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = SHA256.rotate(a, 27) &+ mixed &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, SHA256.rotate(b, 2), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }
}
