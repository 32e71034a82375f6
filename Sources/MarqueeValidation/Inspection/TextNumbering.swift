/// Gives equal texts the same number: 0, 1, 2 … in the order of their first use.
///
/// The texts themselves are kept by the caller. A table of its own, because screens have hundreds of
/// thousands of texts: room for all is made at once, and a slot is eight bytes, so that most look-ups
/// touch one line of the cache.
struct TextNumbering {
  /// How many different texts there are.
  private(set) var count = 0
  private var slots: [Slot]

  /// The upper half of a text's hash, and its number plus one; 0 is an empty slot.
  private struct Slot {
    var mark: UInt32 = 0
    var numberPlusOne: UInt32 = 0
  }

  /// Makes an empty numbering.
  ///
  /// - Parameter capacity: How many different texts there can be.
  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// The number of a text; a new one gets the next.
  ///
  /// - Parameters:
  ///   - hash: The text's hash, seeded again in each process, so that no author can make texts that
  ///     collide.
  ///   - isText: Whether the text with a number is this one.
  mutating func number(ofHash hash: Int, _ isText: (Int) -> Bool) -> Int {
    let hash = UInt(bitPattern: hash)
    let mark = UInt32(truncatingIfNeeded: hash >> 32)
    var position = Int(hash & UInt(slots.count - 1))
    while slots[position].numberPlusOne > 0 {
      let number = Int(slots[position].numberPlusOne) - 1
      if slots[position].mark == mark, isText(number) { return number }
      position = (position + 1) & (slots.count - 1)
    }
    count += 1
    slots[position] = Slot(mark: mark, numberPlusOne: UInt32(count))
    return count - 1
  }
}
