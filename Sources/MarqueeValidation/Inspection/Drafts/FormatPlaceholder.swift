import MarqueeScreen

/// A directive of `printf` that was never replaced: '%@', '%1$s', '%.1f', '%(name)s'.
///
/// A percent sign after a number is a percentage, as in '100 %de', and R has operators such as
/// '%in%'. In the middle of a sentence, '%d' can be what it is about.
enum FormatPlaceholder {
  /// The first one in a text.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = start + 1
      let rest = text[offset...]
      if let end = positional(rest) ?? doubled(rest, in: text) { return start..<end }
      guard !isAfterNumber(start, in: text),
        let end = object(rest) ?? named(rest) ?? modified(rest) ?? atEdge(start, in: text)
      else { continue }
      return start..<end
    }
    return nil
  }

  /// Whether the text before a percent sign is a number, with or without a space.
  private static func isAfterNumber(_ start: Int, in text: ArraySlice<UInt8>) -> Bool {
    let spaces: [UInt8] = [0x20, 0xC2, 0xA0, 0xE2, 0x80, 0xAF]
    return text[..<start].last { !spaces.contains($0) }?.isASCIIDigit == true
  }

  /// The end of '1$@'.
  private static func positional(_ rest: ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, digits.count < 3, rest.byte(at: digits.endIndex) == UInt8(ascii: "$")
    else { return nil }
    let rest = rest[(digits.endIndex + 1)...]
    return object(rest) ?? conversion(rest)
  }

  /// The end of a second percent sign, as a format needs it and nothing else.
  private static func doubled(_ rest: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Int? {
    guard rest.first == UInt8(ascii: "%"), let before = text.byte(before: rest.startIndex - 1),
      before.isASCIIDigit, rest.byte(at: rest.startIndex + 1)?.isOfWord != true,
      rest.byte(at: rest.startIndex + 1) != UInt8(ascii: "%")
    else { return nil }
    return rest.startIndex + 1
  }

  private static func object(_ rest: ArraySlice<UInt8>) -> Int? {
    rest.first == UInt8(ascii: "@") ? rest.startIndex + 1 : nil
  }

  /// The end of '(name)s' of Python.
  ///
  /// Only the name is read, which has no percent sign, so no byte is read from two of them.
  private static func named(_ rest: ArraySlice<UInt8>) -> Int? {
    guard rest.first == UInt8(ascii: "(") else { return nil }
    let name = rest.dropFirst().prefix(while: \.isOfIdentifier)
    guard name.first?.beginsIdentifier == true,
      rest.byte(at: name.endIndex) == UInt8(ascii: ")"),
      let letter = rest.byte(at: name.endIndex + 1), "sdif".utf8.contains(letter)
    else { return nil }
    return name.endIndex + 2
  }

  /// The end of 'lld', '.2f' and others that are not words.
  private static func modified(_ rest: ArraySlice<UInt8>) -> Int? {
    ["l", "."].contains { rest.starts(with: $0.utf8) } ? conversion(rest) : nil
  }

  /// The end of '%d' at the start or the end of a text, or before a letter beyond ASCII.
  private static func atEdge(_ start: Int, in text: ArraySlice<UInt8>) -> Int? {
    guard let end = conversion(text[(start + 1)...]) else { return nil }
    let isBeforeLetter = text.byte(at: end).map { $0 >= 0x80 } ?? false
    let isAtEnd = text[end...].allSatisfy { ".,:!?".utf8.contains($0) }
    return start == text.startIndex || isAtEnd || isBeforeLetter ? end : nil
  }

  /// The end of 'd', 'lld', '.2f' and others.
  private static func conversion(_ rest: ArraySlice<UInt8>) -> Int? {
    var rest = rest
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard rest.first?.isASCIIDigit == true else { return nil }
      rest = rest.drop(while: \.isASCIIDigit)
    }
    rest = rest.drop { $0 == UInt8(ascii: "l") }
    guard let letter = rest.first, "dsifu".utf8.contains(letter) else { return nil }
    let next = rest.byte(at: rest.startIndex + 1)
    return next?.isASCIILetter == true || next?.isASCIIDigit == true ? nil : rest.startIndex + 1
  }
}
