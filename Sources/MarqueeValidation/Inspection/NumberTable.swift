/// Numbers for values, in the order in which they come first.
///
/// A dictionary of the values would take four times the room, and one of their hashes three times.
struct NumberTable {
  /// Numbers at the places that hashes lead to, or at the next ones that were free.
  private var numbers: [UInt32]
  private var count: UInt32 = 0

  private static let free = UInt32.max

  /// Makes a table.
  ///
  /// - Parameter capacity: As many values as there may be.
  init(capacity: Int) {
    // A table that is half full leads past a value or two.
    var placeCount = 16
    while placeCount < 2 * capacity { placeCount *= 2 }
    numbers = Array(repeating: Self.free, count: placeCount)
  }

  /// The number of a value, which is the next one for a value that is new.
  ///
  /// - Parameters:
  ///   - hash: The value's hash.
  ///   - isSame: Whether the value with a number is the same.
  mutating func number(for hash: TextHash, where isSame: (Int) -> Bool) -> Int {
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
