/// Gives equal texts the same number: 0, 1, 2 … in the order of their first use.
///
/// A table of its own, because screens have hundreds of thousands of texts: room for all is made at
/// once, and a slot is eight bytes, so that most look-ups touch one line of the cache.
struct TextNumbering {
  /// The different texts, each at its number.
  private(set) var texts: [ByteText] = []
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
    texts.reserveCapacity(capacity)
  }

  /// The number of a text; a new one gets the next.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func number(of text: ByteText) -> Int {
    // Seeded anew in each process, so that no author can make texts that collide.
    let hash = UInt(bitPattern: text.hashValue)
    let mark = UInt32(truncatingIfNeeded: hash >> 32)
    var position = Int(hash & UInt(slots.count - 1))
    while slots[position].numberPlusOne > 0 {
      let number = Int(slots[position].numberPlusOne) - 1
      if slots[position].mark == mark, texts[number] == text { return number }
      position = (position + 1) & (slots.count - 1)
    }
    texts.append(text)
    slots[position] = Slot(mark: mark, numberPlusOne: UInt32(texts.count))
    return texts.count - 1
  }
}
