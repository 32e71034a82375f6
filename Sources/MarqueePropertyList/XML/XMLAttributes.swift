import MarqueeScreen

/// The part of a tag between its name and its end.
///
/// Property lists have no attributes except the root's `version`, and readers ignore them all.
/// However, readers differ in where a tag with a broken attribute ends.
struct XMLAttributes {
  enum Problem: Equatable {
    case noName
    case noValue
    case noQuotes
    case quoteNeverClosed
    /// XML does not allow `<` in a value.
    case holdsOpeningBracket
    /// XML allows `>` in a value, but `PropertyListDecoder` does not read it.
    case holdsClosingBracket
    case appearsTwice
  }

  private static let maximumNameCount = 16
  /// How far to search for the closing quote after a bracket.
  private static let maximumSearch = 1024

  private(set) var fault: (problem: Problem, name: Range<Int>)?
  /// What readers of property lists accept, although XML does not allow it: a missing space between
  /// two attributes, where the range is empty, or an ampersand in a value that begins no reference.
  private(set) var irregularity: Range<Int>?
  /// The offset of the first slash outside a value.
  private(set) var slash: Int?
  /// Whether only white space follows that slash.
  private(set) var endsWithSlash = false
  /// The offset of the closing `>`, of a `<` before it, or of the end of the text.
  private(set) var end: Int
  /// Whether the range contains only white space.
  var isBare: Bool { names.isEmpty && slash == nil }
  /// The first names, which later ones are compared with.
  private(set) var names: [Range<Int>] = []

  /// Reads up to the end of the tag.
  ///
  /// - Complexity: O(*n*) in the bytes of the tag.
  init(in text: [UInt8], from start: Int) {
    end = start
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: ">"), UInt8(ascii: "<"):
        return
      case UInt8(ascii: "/"):
        if slash == nil { slash = end }
        endsWithSlash = true
        end += 1
      case let byte where byte.isXMLSpace:
        end += 1
      default:
        endsWithSlash = false
        takeAttribute(in: text)
      }
    }
  }

  private mutating func takeAttribute(in text: [UInt8]) {
    let start = end
    if !Self.isNameByte(text[start]) { report(.noName, start..<(start + 1)) }
    repeat { end += 1 } while end < text.count && Self.isNameByte(text[end])
    let name = start..<end
    if !text[start - 1].isXMLSpace, text[start] != UInt8(ascii: "?") { note(start..<start) }
    if names.contains(where: { text[$0] == text[name] }) { report(.appearsTwice, name) }
    if names.count < Self.maximumNameCount { names.append(name) }
    skipSpace(in: text)
    guard end < text.count, text[end] == UInt8(ascii: "=") else { return report(.noValue, name) }
    end += 1
    skipSpace(in: text)
    guard end < text.count, text[end] == UInt8(ascii: "\"") || text[end] == UInt8(ascii: "'")
    else {
      while end < text.count, Self.isNameByte(text[end]) { end += 1 }
      return report(.noQuotes, name)
    }
    takeQuotedValue(in: text, of: name)
  }

  private mutating func takeQuotedValue(in text: [UInt8], of name: Range<Int>) {
    let quote = text[end]
    end += 1
    while end < text.count {
      let byte = text[end]
      if byte == quote {
        end += 1
        return
      }
      // The reason does not matter: what is not a reference makes the attribute irregular.
      if byte == UInt8(ascii: "&"), (try? XMLReference(in: text, at: end, limit: text.count)) == nil
      {
        note(end..<(end + 1))
      }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
        guard let close = Self.closingQuote(quote, in: text, from: end) else { break }
        report(byte == UInt8(ascii: "<") ? .holdsOpeningBracket : .holdsClosingBracket, name)
        end = close + 1
        return
      }
      end += 1
    }
    // An unclosed quote must not consume the rest of the file.
    report(.quoteNeverClosed, name)
  }

  /// Returns the quote that probably ends a value with a bracket in it: one on the same line, after
  /// which the tag can continue or end.
  private static func closingQuote(_ quote: UInt8, in text: [UInt8], from start: Int) -> Int? {
    let line = text[start...].prefix(maximumSearch).prefix { !$0.isLineBreak }
    guard let close = line.firstIndex(of: quote), close + 1 < text.count else { return nil }
    let next = text[close + 1]
    let goesOn = next.isXMLSpace || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    return goesOn ? close : nil
  }

  private mutating func report(_ problem: Problem, _ name: Range<Int>) {
    if fault == nil { fault = (problem, name) }
  }

  private mutating func note(_ found: Range<Int>) {
    if irregularity == nil { irregularity = found }
  }

  private mutating func skipSpace(in text: [UInt8]) {
    while end < text.count, text[end].isXMLSpace { end += 1 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "/"):
      false
    default: !byte.isXMLSpace
    }
  }
}
