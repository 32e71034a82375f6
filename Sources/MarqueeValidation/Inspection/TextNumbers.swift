/// Gives equal texts the same number: 0, 1, 2 … in the order of their first use.
///
/// The caller keeps the texts. A dictionary of them would be as short, but take four times the memory:
/// screens have hundreds of thousands of texts.
struct TextNumbers {
  private var numbers: [Int: UInt32] = [:]

  /// The number of a text; a new one gets the next.
  ///
  /// - Parameters:
  ///   - hash: The text's hash, seeded again in each process, so that no author can make texts that
  ///     collide.
  ///   - isText: Whether the text with a number is this one.
  mutating func number(ofHash hash: Int, _ isText: (Int) -> Bool) -> Int {
    var key = hash
    while let number = numbers[key] {
      if isText(Int(number)) { return Int(number) }
      // Two texts with one hash are rare, and the next number is as good a key.
      key &+= 1
    }
    numbers[key] = UInt32(numbers.count)
    return numbers.count - 1
  }
}
