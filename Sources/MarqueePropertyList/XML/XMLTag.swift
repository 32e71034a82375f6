import MarqueeDiagnostics

/// A tag: what stands between `<` and `>`.
struct XMLTag {
  /// How a tag relates to its element.
  enum Form {
    case open
    case close
    /// Opens and closes at once: `<array/>`.
    case empty
  }

  /// Why a tag cannot be read as it stands; the scanner goes on all the same.
  enum Fault {
    /// The closing `>` is missing; the tag ends before the next `<`.
    case unterminated
    /// An attribute's value holds `>`, where some readers take the tag to end.
    case angleBracketInAttribute
  }

  /// The element; `nil` for a name that property lists do not have.
  let element: XMLElement?
  let form: Form
  /// From `<` to `>`, both included.
  let range: Range<Int>
  /// The offsets of the name.
  let name: Range<Int>
  let fault: Fault?

  /// Reads the tag at a `<`.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - start: The offset of the `<`.
  /// - Returns: `nil` where no name or `/` follows, so that the `<` begins no tag.
  init?(in text: [UInt8], at start: Int) {
    var offset = start + 1
    let isClose = offset < text.count && text[offset] == UInt8(ascii: "/")
    if isClose { offset += 1 }
    let nameStart = offset
    var packed: UInt64 = 0
    while offset < text.count, Self.isNameByte(text[offset]) {
      packed = packed << 8 | UInt64(text[offset])
      offset += 1
    }
    guard offset > nameStart || isClose else { return nil }
    name = nameStart..<offset
    element = name.count > 8 ? nil : XMLElement(packedName: packed)

    // The usual tag ends right behind its name.
    if offset < text.count, text[offset] == UInt8(ascii: ">") {
      form = isClose ? .close : .open
      range = start..<(offset + 1)
      fault = nil
      return
    }
    var attributes = Attributes()
    while offset < text.count, attributes.take(text[offset]) { offset += 1 }
    let isTerminated = offset < text.count && text[offset] == UInt8(ascii: ">")
    if isTerminated {
      range = start..<(offset + 1)
      fault = attributes.holdsAngleBracket ? .angleBracketInAttribute : nil
    } else {
      // White space behind the tag belongs to what follows.
      while offset > nameStart, text[offset - 1].isXMLSpace { offset -= 1 }
      range = start..<offset
      fault = .unterminated
    }
    form = isClose ? .close : attributes.endsWithSlash ? .empty : .open
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    !byte.isXMLSpace && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
      && byte != UInt8(ascii: "<") && byte > 0x20
  }

  /// What stands between a tag's name and its end.
  private struct Attributes {
    private var quote: UInt8?
    private(set) var endsWithSlash = false
    private(set) var holdsAngleBracket = false

    /// Takes one more byte, unless the tag ends before it.
    mutating func take(_ byte: UInt8) -> Bool {
      if let quote {
        // A quote that is never closed must not swallow the rest of the file.
        guard byte != UInt8(ascii: "<") else { return false }
        if byte == UInt8(ascii: ">") { holdsAngleBracket = true }
        if byte == quote { self.quote = nil }
        return true
      }
      switch byte {
      case UInt8(ascii: ">"), UInt8(ascii: "<"):
        return false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        endsWithSlash = false
      default:
        if !byte.isXMLSpace { endsWithSlash = byte == UInt8(ascii: "/") }
      }
      return true
    }
  }
}
