import TestSupport

extension SplitMix64 {
  /// Starts the sequence for one input of a run, so that each input can be made again.
  init(seed: UInt64, index: Int) {
    // Neighboring seeds must not give similar sequences.
    var start = SplitMix64(seed: seed &* 0xD129_0B26_88C0_D8A5 ^ UInt64(truncatingIfNeeded: index))
    self.init(seed: start.next())
  }

  /// A number from 0 to below `count`; 0 if `count` is 0.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int.random(in: 0..<count, using: &self) : 0
  }

  /// Returns `true` once in `count` times on average.
  mutating func isOnce(in count: Int) -> Bool { index(below: count) == 0 }
}
