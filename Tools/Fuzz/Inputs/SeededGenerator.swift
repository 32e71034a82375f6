/// A generator with a known start (SplitMix64), so that each input can be made again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence of one input of a run.
  init(seed: UInt64, index: Int) {
    state = seed &* 0xD129_0B26_88C0_D8A5 ^ UInt64(truncatingIfNeeded: index)
    // Neighbouring starts must not give neighbouring sequences.
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0, below `count`; 0 where `count` is 0.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int.random(in: 0..<count, using: &self) : 0
  }

  /// Whether something happens that happens once in `count` times.
  mutating func isOnce(in count: Int) -> Bool { index(below: count) == 0 }
}
