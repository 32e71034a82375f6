import MarqueeDiagnostics

/// Comments, declarations and elements that do not enter the tree.
extension XMLScanner {
  static let commentStart = Array("<!--".utf8)
  static let commentEnd = Array("-->".utf8)
  private static let documentType = Array("<!DOCTYPE".utf8)
  private static let instructionEnd = Array("?>".utf8)

  /// Reads a comment, a document type or a misplaced CDATA section.
  mutating func scanDeclaration() {
    let start = offset
    if text.has(Self.commentStart, at: start) {
      if skip(to: Self.commentEnd, from: Self.commentStart.count, name: "the comment") {
        comments.append(SourceRange(start..<offset))
      }
    } else if text.has(Self.documentType, at: start) {
      scanDocumentType()
    } else if text.has(XMLText.cdataStart, at: start) {
      skip(to: XMLText.cdataEnd, from: XMLText.cdataStart.count, name: nil)
      report(.strayText, at: start..<offset)
      markInnermostFaulty(keepsReporting: true)
    } else {
      offset += 1
      report(.strayAngleBracket, at: start..<offset)
      skipText()
    }
  }

  /// Steps over the document type; one with declarations of its own is refused.
  ///
  /// Such declarations can make a short text stand for a very long one.
  private mutating func scanDocumentType() {
    let start = offset
    var subset: Int?
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "["), subset == nil { subset = offset - 1 }
      let ends = byte == UInt8(ascii: ">")
      if ends, subset == nil { return }
      if ends, let subset,
        text[..<(offset - 1)].last(where: { !$0.isXMLSpace }) == UInt8(ascii: "]")
      {
        declaresEntities = true
        return report(.internalSubset, at: subset..<(offset - 1))
      }
    }
    offset = text.count
    report(
      .unterminated("the document type", end: ">"), at: start..<(start + Self.documentType.count))
  }

  /// Steps over a processing instruction such as the XML declaration.
  mutating func skipInstruction() {
    skip(to: Self.instructionEnd, from: 2, name: "the processing instruction")
  }

  /// Steps behind some bytes; without them, reports that what begins here is never ended.
  ///
  /// - Parameters:
  ///   - end: The bytes that end it.
  ///   - length: How many bytes begin it.
  ///   - name: What it is called in a report; `nil` reports nothing.
  /// - Returns: Whether the end was found; if not, the rest of the text is passed over.
  @discardableResult
  mutating func skip(to end: [UInt8], from length: Int, name: String?) -> Bool {
    let start = offset
    if let found = text.firstIndex(of: end, from: start + length) {
      offset = found + end.count
      return true
    }
    offset = text.count
    if let name {
      let ending = String(decoding: end, as: UTF8.self)
      report(.unterminated(name, end: ending), at: start..<min(start + length, text.count))
    }
    // The end of the text is no fault of the elements around.
    for index in open.indices { open[index].isFaulty = true }
    return false
  }

  /// Steps over an element that cannot enter the tree, after it was reported.
  mutating func skipElement(_ element: XMLElement, _ tag: XMLTag) {
    guard tag.form == .open else { return }
    guard element.isContainer else {
      skipText()
      if let next = XMLTag(in: text, at: offset), next.form == .close, next.element == element {
        offset = next.range.upperBound
      }
      return
    }
    // Only the depth of equal elements counts, so a broken inner part does no harm.
    var depth = 1
    while depth > 0, offset < text.count {
      skipText()
      if text.has(Self.commentStart, at: offset) {
        skip(to: Self.commentEnd, from: Self.commentStart.count, name: nil)
      } else if let next = offset < text.count ? XMLTag(in: text, at: offset) : nil {
        offset = next.range.upperBound
        guard next.element == element else { continue }
        if next.form == .open { depth += 1 }
        if next.form == .close { depth -= 1 }
      } else {
        offset = min(offset + 1, text.count)
      }
    }
    if depth > 0 { for index in open.indices { open[index].isFaulty = true } }
  }

  /// Steps over an element that property lists do not have, up to its closing tag.
  ///
  /// Where that tag does not come before the innermost container's, only the opening tag is skipped.
  mutating func skipUnknownElement(named name: String) {
    let closing = Array("</\(name)".utf8)
    guard let end = text.firstIndex(of: closing, from: offset) else {
      // A text such as `<b>word</string>`: the closing tag belongs to the same fault.
      skipText()
      if offset < text.count, let next = XMLTag(in: text, at: offset), next.form == .close,
        next.element?.isContainer != true
      {
        offset = next.range.upperBound
      }
      return
    }
    offset = end
    if let tag = XMLTag(in: text, at: end) { offset = tag.range.upperBound }
  }
}
