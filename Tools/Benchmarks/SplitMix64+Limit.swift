import TestSupport

extension SplitMix64 {
  /// A number from 0 up to a limit.
  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
