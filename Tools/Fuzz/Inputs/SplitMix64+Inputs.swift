import TestSupport

extension SplitMix64 {
  /// Starts the sequence of one input of a run, so that each input can be made again.
  init(seed: UInt64, index: Int) {
    // Neighboring starts must not give neighboring sequences.
    var start = SplitMix64(seed: seed &* 0xD129_0B26_88C0_D8A5 ^ UInt64(truncatingIfNeeded: index))
    self.init(seed: start.next())
  }

  /// A number from 0, below `count`; 0 if `count` is 0.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int.random(in: 0..<count, using: &self) : 0
  }

  /// Whether something happens that happens once in `count` times.
  mutating func isOnce(in count: Int) -> Bool { index(below: count) == 0 }
}
