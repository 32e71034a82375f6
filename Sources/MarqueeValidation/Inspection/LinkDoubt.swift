import MarqueeCatalog
import MarqueeScreen

/// A doubt about an address that can be opened but was written by accident.
struct LinkDoubt {
  let range: Range<Int>
  /// The fact, in words that follow the field's name.
  let phrase: String
  let help: String
  let isSurplus: Bool

  /// Checks an address without a ``LinkFault``.
  ///
  /// - Returns: `nil` if there is no doubt.
  /// - Complexity: O(*n*) in the bytes.
  init?(of text: ArraySlice<UInt8>) {
    if let second = Self.secondAddress(in: text) {
      (range, isSurplus) = (second, false)
      (phrase, help) = ("has two addresses in a row", "leave one of them")
    } else if let sign = Self.punctuation(in: text) {
      (range, isSurplus) = (sign, true)
      (phrase, help) = ("ends with a sign of the sentence around it", "remove the sign")
    } else if let part = text.split(whereSeparator: { "/?&=#".utf8.contains($0) })
      .first(where: { Self.nothings.contains(String(decoding: $0, as: UTF8.self)) })
    {
      (range, isSurplus) = (part.indices, false)
      (phrase, help) = ("has a part that a program writes for nothing", "write the part")
    } else {
      return nil
    }
  }

  private static let nothings: Set<String> = [
    "undefined", "null", "NaN", "(null)", "[object%20Object]", "{id}", "%7Bid%7D",
  ]

  /// The scheme of an address that begins directly after a letter, a digit or a separator.
  ///
  /// After a slash or an equals sign, an address is what a proxy or an archive is asked for.
  private static func secondAddress(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = text.dropFirst()
    while let start = rest.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "h") }) {
      rest = text[(start + 1)...]
      guard WebPrefix(of: text[start...]) != nil, let colon = rest.firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      let before = text[start - 1]
      // A letter may end a percent-encoded sign: '%3Dhttps://'.
      let isEncoded = text[..<start].suffix(3).first == UInt8(ascii: "%")
      guard before.isOfWord && !isEncoded || ",;.".utf8.contains(before) else { continue }
      return start..<colon
    }
    return nil
  }

  /// The sign at the end, if the address would not end with it: a full stop, a comma, or a bracket
  /// that was opened before it.
  ///
  /// Addresses of articles can end with an abbreviation, as '/Washington,_D.C.', and a search with
  /// a sentence; hosts, names of files and words in small letters do not.
  private static func punctuation(in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard let sign = text.last, ")].,;".utf8.contains(sign), WebPrefix(of: text) != nil,
      text.withSpan({ Self.surplus.firstMatch(in: $0) ?? Self.afterExtension.firstMatch(in: $0) })
        != nil
    else { return nil }
    return text.endIndex - 1..<text.endIndex
  }

  private static let surplus = TextPattern(
    known: #"^[^(]*\)$|^[^\[]*\]$|"#
      + #"^[^/]*//[^/?#]*(?:/(?:[^?#]*/)?(?:[a-z0-9\-]{2,}|[0-9]?))?[.,;]$"#)
  private static let afterExtension = TextPattern(
    known: "(?i)^[^/]*//[^?#]*/[^/.?#]*[.](?:html?|php|jpe?g|png|gif|webp|svg|pdf|mp4|json)[.,;]$")
}
