/// Placeholder texts that were not replaced, or that a program has left behind.
enum Drafts {
  /// Texts that are drafts as a whole, in the case in which they are always written: `Todo` is
  /// Spanish, and `Null` is a film.
  private static let whole: Set<String> = [
    "TODO", "TBD", "tbd", "FIXME", "test", "asdf", "xxx", "XXXX", "N/A", "(null)", "<null>", "null",
    "nil",
    "undefined", "NaN", "None",
    "[object Object]", "%@", "%s", "%d",
  ]

  /// The beginnings of longer drafts.
  private static let beginnings = ["lorem ipsum", "TODO:", "TBD:", "FIXME:"]

  private static let longestName = 16

  /// Whether a text is a draft.
  ///
  /// - Parameter text: UTF-8, without white space at its ends.
  /// - Complexity: O(1) for nearly all texts.
  static func contains(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, text.count > 1, mayBegin(with: first, text[text.startIndex + 1])
    else { return false }
    let start = String(decoding: text.prefix(longestName), as: UTF8.self)
    return whole.contains(start) && text.count <= longestName
      || beginnings.contains { start.hasPrefix($0) || start.lowercased().hasPrefix($0) }
      || isVariable(text)
  }

  /// Whether a draft may begin with two bytes, which few texts do.
  static func mayBegin(with first: UInt8, _ second: UInt8) -> Bool {
    starts.contains(UInt16(first) << 8 | UInt16(second))
  }

  private static let starts = Set(
    (whole + beginnings + ["Lo", "LO", "{{", "${"]).map { text in
      text.utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
    })

  /// Whether a text is the name of a variable that was never replaced: `{{title}}`, `${title}`.
  private static func isVariable(_ text: ArraySlice<UInt8>) -> Bool {
    [("{{", "}}"), ("${", "}")].contains { open, close in
      text.count > open.utf8.count + close.utf8.count && text.starts(with: open.utf8)
        && text.suffix(close.utf8.count).elementsEqual(close.utf8)
        && !text.contains(UInt8(ascii: " "))
    }
  }
}
