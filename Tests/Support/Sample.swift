import Foundation

/// A part of many cases, so that the tests end soon.
///
/// `MARQUEE_TEST_ALL=1` chooses all cases, as `.ci/nightly` does. Otherwise `MARQUEE_TEST_SEED`, a
/// number, says which part; each seed chooses another one, and 0 is the default.
package enum Sample {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether all cases are chosen.
  package static let isComplete = environment["MARQUEE_TEST_ALL"] == "1"

  /// A size of an input: the whole one if all cases are chosen, otherwise a smaller one.
  package static func size(_ whole: Int, quick: Int) -> Int { isComplete ? whole : quick }

  private static let seed = environment["MARQUEE_TEST_SEED"].flatMap(UInt64.init) ?? 0

  /// Whether a case is chosen, if about one in some is.
  ///
  /// - Parameter number: The case's place among all.
  package static func includes(_ number: Int, oneIn count: UInt64) -> Bool {
    guard !isComplete else { return true }
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    return random.next() % count == 0
  }
}

extension Collection {
  /// About one in some of the elements, or all; see ``Sample``.
  package func sample(oneIn count: UInt64) -> [Element] {
    enumerated().filter { Sample.includes($0.offset, oneIn: count) }.map(\.element)
  }
}
