import MarqueeSupport
import Testing

@Suite struct LongestRiseTests {
  @Test(
    arguments: [
      ([], []), ([5], [5]), ([1, 2, 3], [1, 2, 3]), ([3, 0, 1, 2, 4], [0, 1, 2, 4]),
      ([0, 2, 3, 4, 1], [0, 2, 3, 4]), ([2, 2, 2], [2]),
    ] as [([Int], [Int])])
  func `the most numbers that rise are chosen`(numbers: [Int], rise: [Int]) {
    #expect(LongestRise.indices(of: numbers).map { numbers[$0] } == rise)
  }
}
