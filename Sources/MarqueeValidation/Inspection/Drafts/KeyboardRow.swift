/// A word of neighboring keys: 'asdf', 'sdfghjk', 'qwerty'.
///
/// The row of 'q' writes words, such as 'were' and 'REWE', so of that row only its beginning counts.
/// 'asdfmovie' has letters of other rows.
enum KeyboardRow {
  private static let runs = [
    "asdf", "asdasd", "sdfsdf", "dfgdfg", "fghfgh", "ghjghj", "jkljkl", "sdfg", "dfgh", "fghj",
    "ghjk", "hjkl", "lkjh", "kjhg", "jhgf", "hgfd", "gfds", "fdsa",
    "zxcv", "xcvb", "cvbn", "vbnm", "yxcv",
  ]
  private static let words: Set<String> = ["qwer", "qwert", "qwerty", "qwertz", "qwertyuiop"]
  private static let rows = ["asdfghjkl", "zxcvbnm", "yxcvbnm"]

  /// The whole text if it is such a word.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard text.count >= 4, text.count <= 40,
      text.dropFirst().allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    let lowercase = word.lowercased()
    let isRow =
      runs.contains { lowercase.hasPrefix($0) }
      && rows.contains { row in lowercase.utf8.allSatisfy { row.utf8.contains($0) } }
    return isRow || words.contains(word) ? text.indices : nil
  }

  /// The beginnings of such words.
  static let beginnings = runs + runs.map { $0.prefix(1).uppercased() + $0.dropFirst() } + ["qw"]
}
