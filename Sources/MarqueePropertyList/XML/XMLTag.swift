import MarqueeScreen

struct XMLTag {
  enum Form {
    case open
    case close
    /// Opens and closes the element: `<array/>`.
    case empty
  }

  /// The fault of a tag; the scanner continues in any case.
  enum Fault {
    /// The closing `>` is missing; the tag ends before the next `<`.
    case unterminated
    case cutOff
    case moreThanName
    /// A slash is not right before the closing `>`.
    case misplacedSlash
    case attribute(XMLAttributes.Problem, name: Range<Int>)
  }

  /// The element; `nil` for a name that property lists do not have.
  let element: XMLElement?
  let form: Form
  /// From `<` to `>`, inclusive.
  let range: Range<Int>
  let name: Range<Int>
  let fault: Fault?
  /// What readers accept, although XML does not allow it.
  let irregularity: Range<Int>?

  var closesLeaf: Bool { form == .close && element?.isContainer == false }

  /// Reads the tag at a `<`.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - start: The offset of the `<`, or of what follows it if it is missing.
  ///   - hasBracket: Whether the `<` is there.
  /// - Returns: `nil` if neither a name nor `/` follows, so that the `<` does not begin a tag.
  init?(in text: [UInt8], at start: Int, hasBracket: Bool = true) {
    let first = hasBracket ? start + 1 : start
    let isClose = first < text.count && text[first] == UInt8(ascii: "/")
    let nameStart = first + (isClose ? 1 : 0)
    let (offset, packed) = text.withSpan { bytes in
      var offset = nameStart
      var packed = XMLElement.packedStart
      while offset < bytes.count, Self.isNameByte(bytes[offset]) {
        packed = packed << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return (offset, packed)
    }
    guard offset > nameStart || isClose else { return nil }
    name = nameStart..<offset
    element = name.count > XMLElement.maximumPackedCount ? nil : XMLElement(packedName: packed)

    // Most tags end right after their name.
    if offset < text.count, text[offset] == UInt8(ascii: ">") {
      form = isClose ? .close : .open
      range = start..<(offset + 1)
      fault = nil
      irregularity = nil
      return
    }
    let attributes = XMLAttributes(in: text, from: offset)
    irregularity = attributes.irregularity
    form = isClose ? .close : attributes.endsWithSlash ? .empty : .open
    let end = attributes.end
    if end < text.count, text[end] == UInt8(ascii: ">") {
      range = start..<(end + 1)
      fault = Self.fault(of: attributes, isClose: isClose)
    } else {
      range = start..<text.endOfText(in: nameStart..<end)
      fault = end < text.count ? .unterminated : .cutOff
    }
  }

  private static func fault(of attributes: XMLAttributes, isClose: Bool) -> Fault? {
    if isClose { return attributes.isBare ? nil : .moreThanName }
    if let (problem, name) = attributes.fault { return .attribute(problem, name: name) }
    if let slash = attributes.slash, slash != attributes.end - 1 { return .misplacedSlash }
    return nil
  }

  /// Whether a byte can be part of a name; control characters count, so a name with one is unknown.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    !byte.isXMLSpace && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
      && byte != UInt8(ascii: "<")
  }
}
