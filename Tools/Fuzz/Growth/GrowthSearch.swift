import Foundation
import TestSupport

/// Searches for inputs whose time grows faster than their size.
///
/// A part of an input is repeated *k*, 2*k* and 4*k* times. If four times the input takes clearly
/// more than four times as long, and long enough to be measured, the times are measured again; if
/// they confirm it, that is a failure.
struct GrowthSearch {
  let options: FuzzOptions

  /// The largest allowed exponent; it is 1 for linear growth, and 2 for quadratic growth.
  private static let largestExponent = 1.5
  /// Shorter times, in seconds, are too imprecise.
  private static let floor = 0.05
  /// Longer times, in seconds, are not measured twice.
  private static let patience = 20.0
  /// The largest size of the repetitions, in bytes; four times as much is tried.
  private static let maximumByteCount = 1 << 18
  private static let repeatCount = 3

  /// Tries `--count` inputs.
  ///
  /// - Returns: Whether time grew with the input in all of them.
  func run() throws -> Bool {
    try FileManager.default.createDirectory(
      atPath: options.failures, withIntermediateDirectories: true)
    var maker = InputMaker(options)
    var (triedCount, failureCount) = (0, 0)
    let first = Int(options.first) ?? 0
    for index in first..<max(first, first + (Int(options.count) ?? 0)) {
      let (bytes, target) = maker.input(index)
      var generator = SplitMix64(seed: ~(UInt64(options.seed) ?? 1), index: index)
      guard let input = GrowingInput(bytes, using: &generator) else { continue }
      triedCount += 1
      guard let (count, exponent) = growth(of: input, by: target) else { continue }
      failureCount += 1
      let name = TargetName.target(ofInput: index, in: options).rawValue
      let path = "\(options.failures)/growth-\(name)-\(options.seed)-\(index)"
      try Data(input.bytes(repeating: 4 * count)).write(to: URL(filePath: path))
      let shown = (exponent * 100).rounded() / 100
      print("input \(index): \(input.shape.rawValue), exponent \(shown)\n  \(path)")
    }
    print("\(triedCount) inputs, \(failureCount) whose time grows faster than they do")
    return failureCount == 0
  }

  /// The exponent of an input that grows too fast, and the smallest number of repetitions that
  /// shows it.
  private func growth(
    of input: GrowingInput, by target: any FuzzTarget
  ) -> (count: Int, exponent: Double)? {
    var byteCount = 1 << 12
    while true {
      let count = input.count(of: byteCount)
      let time = Self.time(of: input, count, target)
      if time > Self.floor / 8 || byteCount >= Self.maximumByteCount {
        return isTooFast(input, count, target)
      }
      byteCount *= 4
    }
  }

  private func isTooFast(
    _ input: GrowingInput, _ count: Int, _ target: any FuzzTarget
  ) -> (count: Int, exponent: Double)? {
    var best = [Double.infinity, .infinity, .infinity]
    for _ in 0..<Self.repeatCount {
      for (position, factor) in [1, 2, 4].enumerated() {
        let time = Self.time(of: input, factor * count, target)
        best[position] = min(best[position], time)
        if time > Self.patience { return (count, log2(time / best[0]) / Double(max(1, position))) }
      }
      let exponent = log2(best[2] / best[0]) / 2
      guard best[2] > Self.floor, exponent > Self.largestExponent else { return nil }
    }
    return (count, log2(best[2] / best[0]) / 2)
  }

  /// The processor time of a target, in seconds.
  private static func time(
    of input: GrowingInput, _ count: Int, _ target: any FuzzTarget
  ) -> Double {
    let bytes = input.bytes(repeating: count)
    let start = clock()
    target.use(bytes)
    return Double(clock() - start) / 1e6
  }
}
