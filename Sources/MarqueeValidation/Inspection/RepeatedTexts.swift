/// Finds, among many texts, those that occur only once.
///
/// Two bits for each text, found by its hash: far less memory than a dictionary, so that they stay in
/// the processor's cache. A text that appears twice is always known as repeated; a few others
/// are, too.
struct RepeatedTexts {
  private var seen: [UInt64]
  private var repeated: [UInt64]
  private let mask: UInt

  /// Makes an empty set.
  ///
  /// - Parameter capacity: How many texts there are.
  init(capacity: Int) {
    var bitCount = 64
    while bitCount < 16 * capacity { bitCount *= 2 }
    mask = UInt(bitCount - 1)
    seen = Array(repeating: 0, count: bitCount / 64)
    repeated = seen
  }

  /// Counts a text by its hash.
  mutating func insert(_ hash: Int) {
    let (word, bit) = place(of: hash)
    if seen[word] & bit == 0 { seen[word] |= bit } else { repeated[word] |= bit }
  }

  /// Whether a text may appear more than once.
  func contains(_ hash: Int) -> Bool {
    let (word, bit) = place(of: hash)
    return repeated[word] & bit != 0
  }

  private func place(of hash: Int) -> (word: Int, bit: UInt64) {
    let position = UInt(bitPattern: hash) & mask
    return (Int(position / 64), 1 << UInt64(position % 64))
  }
}
