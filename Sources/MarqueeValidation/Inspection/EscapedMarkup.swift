import MarqueePropertyList
import MarqueeScreen

/// HTML markup or an escape of a programming language in a text, which an app shows literally:
/// `&nbsp;`, `<b>`, `\\u00e9`.
struct EscapedMarkup {
  enum Piece {
    /// A reference, and the character that it stands for.
    case reference(Range<Int>, Unicode.Scalar)
    case tag(Range<Int>)

    /// Its bytes.
    var range: Range<Int> {
      switch self {
      case .reference(let range, _), .tag(let range): range
      }
    }
  }

  /// The pieces in UTF-8 text, in order.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func pieces(in text: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(where: starts.contains) {
      offset = start + 1
      let piece =
        text[start] == lessThan ? tag(in: text, at: start) : reference(in: text, at: start)
      guard let piece else { continue }
      pieces.append(piece)
      offset = piece.range.upperBound
    }
    return pieces
  }

  private static let starts = Set("&<\\".utf8)
  private static let ampersand = UInt8(ascii: "&")
  private static let lessThan = UInt8(ascii: "<")
  private static let maximumNameLength = 8
  private static let longestTag = 256

  /// A reference or an escape.
  ///
  /// In text that was escaped several times, as `&amp;amp;amp;`, the character begins another
  /// reference. All of them are one piece, so that nothing is left to replace after a fix.
  private static func reference(in text: ArraySlice<UInt8>, at start: Int) -> Piece? {
    var piece: Piece?
    var (first, offset) = (text[start], start + 1)
    while let (end, character) = first == ampersand
      ? reference(in: text[offset...]) : escape(in: text[offset...])
    {
      piece = .reference(start..<end, character)
      guard character == "&" || character == "\\" else { break }
      (first, offset) = (UInt8(truncatingIfNeeded: character.value), end)
    }
    return piece
  }

  /// What follows the `&` of a reference: where it ends, and the character that it stands for.
  private static func reference(in text: ArraySlice<UInt8>) -> (Int, Unicode.Scalar)? {
    let rest = text.prefix(maximumNameLength + 1)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")), end > rest.startIndex else {
      return nil
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    return character(named: name).map { (end + 1, $0) }
  }

  /// What follows the `\\` of an escape: `n`, `t`, `"`, or `u` with four hexadecimal digits.
  private static func escape(in rest: ArraySlice<UInt8>) -> (Int, Unicode.Scalar)? {
    let next = rest.startIndex + 1
    switch rest.first {
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix(4)
      guard digits.count == 4,
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let character = Unicode.Scalar(value), value >= 0x20
      else { return nil }
      return (digits.endIndex, meant(by: character))
    case UInt8(ascii: "n"), UInt8(ascii: "t"): return (next, " ")
    case UInt8(ascii: "\""): return (next, "\"")
    default: return nil
    }
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return HTMLReference.characters[name] }
    let number = name.dropFirst()
    let value =
      number.first == "x" || number.first == "X"
      ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init).map(meant(by:))
  }

  /// The character that a number stands for: in HTML, 128 to 159 are Windows-1252.
  ///
  /// A line break or a tab separates words.
  private static func meant(by character: Unicode.Scalar) -> Unicode.Scalar {
    ["\t", "\n", "\r"].contains(character) ? " " : Windows1252.character(meantBy: character)
  }

  private static func tag(in text: ArraySlice<UInt8>, at start: Int) -> Piece? {
    var rest = text[(start + 1)...].prefix(longestTag)
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    let name = rest.prefix { $0.isASCIILetter || (0x31...0x36).contains($0) }
    guard elements.contains(String(decoding: name, as: UTF8.self).lowercased()),
      let end = rest[name.endIndex...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let after = rest[name.endIndex]
    guard after == UInt8(ascii: ">") || after == UInt8(ascii: "/") || after.isXMLSpace else {
      return nil
    }
    return .tag(start..<(end + 1))
  }

  private static let elements: Set<String> = [
    "a", "b", "big", "blockquote", "br", "center", "code", "del", "div", "em", "font", "h1", "h2",
    "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "li", "mark", "ol", "p", "pre", "q", "s",
    "small", "span", "strike", "strong", "style", "script", "sub", "sup", "tt", "u", "ul",
  ]
}
