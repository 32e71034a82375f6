/// A text of one repeated sign, as '???', '---' and '…'.
///
/// '?', '-' and '+' are titles of films and albums, '!!!' is a band, '$$$' a class of prices, and
/// stars are ratings, so these are not reported.
enum PlaceholderSigns {
  /// The signs with the smallest number that is reported.
  private static let signs: [(sign: String, count: Int)] = [
    (".", 1), ("_", 1), ("…", 1), ("?", 2), ("-", 2), ("–", 2), ("—", 2), ("#", 2), ("=", 2),
    ("~", 2),
  ]

  /// The whole text if it is such signs, with or without spaces between them.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    for (sign, count) in signs where text.starts(with: sign.utf8) {
      var rest = text
      var found = 0
      while rest.starts(with: sign.utf8) {
        rest = rest.dropFirst(sign.utf8.count)
        found += 1
        if rest.first == 0x20 { rest = rest.dropFirst() }
      }
      if rest.isEmpty, found >= count { return text.indices }
    }
    return nil
  }

  /// The beginnings of such texts of two bytes or more.
  static let beginnings = signs.flatMap { ["\($0.sign)\($0.sign)", "\($0.sign) "] }
}
