import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
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

  @Test(
    arguments: [
      // The first and the third are swapped.
      ([2, 1, 0], [1]), ([20, 10, 0, 30], [10, 30]), ([0, 3, 2, 1, 4], [0, 2, 4]),
      // Two swaps: of 0 and 2, and of 3 and 5.
      ([2, 1, 0, 5, 4, 3], [1, 4]),
      // More numbers count more than their places.
      ([1, 2, 0], [1, 2]),
    ] as [([Int], [Int])])
  func `of several choices, the one that keeps the most places is taken`(
    numbers: [Int], rise: [Int]
  ) {
    #expect(LongestRise.indices(of: numbers).map { numbers[$0] } == rise)
  }

  @Test(arguments: 0...6)
  func `no other choice is longer, or as long with more places kept`(count: Int) {
    for numbers in Self.permutations(of: Array(0..<count)) {
      let rises = (0..<1 << count).map { bits in numbers.indices.filter { bits & 1 << $0 != 0 } }
        .filter { rise in zip(rise, rise.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] } }
      func score(_ rise: [Int]) -> Int { rise.count * 10 + rise.count { numbers[$0] == $0 } }
      let found = LongestRise.indices(of: numbers)
      #expect(rises.contains(found))
      #expect(score(found) == rises.map(score).max(), "\(numbers)")
    }
  }

  private static func permutations(of numbers: [Int]) -> [[Int]] {
    guard let first = numbers.first else { return [[]] }
    return permutations(of: Array(numbers.dropFirst())).flatMap { rest in
      (0...rest.count).map { rest.prefix($0) + [first] + rest.dropFirst($0) }.map(Array.init)
    }
  }
}
