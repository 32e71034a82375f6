/// Numbers values in the order of their first appearance.
///
/// A dictionary keyed by values would take four times the memory, and one keyed by hashes three
/// times.
package struct NumberTable {
  /// A hash table with open addressing: each number is at its hash's place, or the next free one.
  private var numbers: [UInt32]
  private var count: UInt32 = 0

  private static let free = UInt32.max

  /// Makes a table.
  ///
  /// - Parameter capacity: The largest possible number of values.
  package init(capacity: Int) {
    // In a table that is at most half full, a search passes few values.
    var placeCount = 16
    while placeCount < 2 * capacity { placeCount *= 2 }
    numbers = Array(repeating: Self.free, count: placeCount)
  }

  /// The number of a value; a new value gets the next number.
  ///
  /// - Parameters:
  ///   - hash: The value's hash.
  ///   - isSame: Whether the value equals the one with a given number.
  package mutating func number(for hash: TextHash, where isSame: (Int) -> Bool) -> Int {
    let last = numbers.count - 1
    var place = Int(hash.bits) & last
    while numbers[place] != Self.free {
      if isSame(Int(numbers[place])) { return Int(numbers[place]) }
      place = (place + 1) & last
    }
    numbers[place] = count
    count += 1
    return Int(count) - 1
  }
}
