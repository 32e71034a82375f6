extension XMLScanner {
  /// The start of a text that `PropertyListDecoder` treats as a null value if it has no references.
  static let nullMarker = Array("$null".utf8)

  struct Leaf {
    let element: XMLElement
    let tag: XMLTag
    /// Whether the content has references, CDATA sections or line breaks other than LF.
    var hasMarkup = false
    /// Whether a reported fault explains further closing tags in the content.
    var isFaulty: Bool
    /// The diagnostic of the first `<` that begins no tag, whose fix is for all of them.
    var bareLessThan: Int?
  }

  mutating func scanLeaf(_ element: XMLElement, _ tag: XMLTag) {
    guard let kind = element.kind else { return }
    let index = builder.nextIndex
    let faultsBefore = diagnostics.count
    var leaf = Leaf(element: element, tag: tag, isFaulty: tag.element == nil)
    let start = tag.range.upperBound
    let content = tag.form == .open ? scanContent(of: &leaf) : start..<start
    var flags: LocatedValue.Flags = element == .true ? .isTrue : []
    if leaf.hasMarkup { flags.insert(.hasMarkup) }
    builder.append(
      kind, flags: flags, range: tag.range.lowerBound..<offset, content: content, in: open.last)
    if diagnostics.count == faultsBefore, tag.fault == nil { checkContent(of: leaf, content) }
    if diagnostics.count > faultsBefore || tag.element == nil || tag.fault != nil {
      builder.markDamaged(index)
    }
    if element == .key {
      if !open.isEmpty { open[open.count - 1].key = index }
    } else {
      valueDidEnd()
    }
  }

  /// Reads up to and including the closing tag.
  ///
  /// - Returns: The offsets of the content.
  private mutating func scanContent(of leaf: inout Leaf) -> Range<Int> {
    let start = offset
    while !hasGivenUp {
      offset = text.endOfPlainText(from: offset)
      guard offset < text.count else { break }
      switch text[offset] {
      case UInt8(ascii: "&"):
        leaf.hasMarkup = true
        scanReference(in: leaf)
      case UInt8(ascii: "<"):
        // This is nearly always the closing tag, without white space in it.
        if let end = text.endOfClosingTag(named: leaf.tag.name, at: offset) {
          let contentEnd = offset
          offset = end
          return start..<contentEnd
        }
        if let end = scanMarkup(in: &leaf) { return start..<end }
      case UInt8(ascii: "\r"):
        leaf.hasMarkup = true
        offset += 1
      default:
        report(.nulCharacter, at: offset..<(offset + 1))
        offset += 1
      }
    }
    if !hasGivenUp { reportEnd(of: leaf.element, leaf.tag) }
    return start..<offset
  }

  private mutating func scanReference(in leaf: Leaf) {
    let start = offset
    do throws(XMLReference.Fault) {
      offset = try XMLReference(in: text, at: start, limit: text.count).end
    } catch {
      offset += 1
      switch error {
      case .cutOff:
        reportEnd(inside: start..<text.count, of: leaf.element, leaf.tag)
      case .bareAmpersand:
        report(.bareAmpersand, at: start..<offset)
      case .noSemicolon(let end):
        report(.noSemicolon(shown(start..<end)), at: start..<end)
      case .unknownName where declaresEntities:
        break
      case .unknownName(let end):
        let meant = HTMLReference.replacement(of: text[(start + 1)..<(end - 1)])
        report(.unknownReference(shown(start..<end), meant: meant), at: start..<end)
      case .noCharacter(let end):
        report(.referenceToNoCharacter(shown(start..<end)), at: start..<end)
      }
    }
  }

  private mutating func checkContent(of leaf: Leaf, _ content: Range<Int>) {
    if leaf.element == .string || leaf.element == .key {
      if beginsWithNullMarker(content) {
        let end = content.lowerBound + Self.nullMarker.count
        return report(.nullMarker, at: content.lowerBound..<end)
      }
      // An element with two tags can have any text.
      if leaf.tag.form == .open { return }
    }
    guard
      let expectation = LeafContent.expectation(
        of: leaf.element, text[content], isEmptyTag: leaf.tag.form == .empty)
    else { return }
    let place = content.isEmpty ? leaf.tag.range.lowerBound..<offset : content
    report(.badContent(leaf.element, expectation), at: place)
  }
  /// Whether a text begins like a null value; for nearly all texts the first byte decides it.
  private func beginsWithNullMarker(_ content: Range<Int>) -> Bool {
    content.lowerBound < text.count && text[content.lowerBound] == UInt8(ascii: "$")
      && text.has(Self.nullMarker, at: content.lowerBound)
  }
}
