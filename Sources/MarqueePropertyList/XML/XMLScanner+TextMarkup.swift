import MarqueeDiagnostics

/// Tags, CDATA sections and comments inside elements with text.
extension XMLScanner {
  /// How far to search for the end of a whole element inside a text.
  private static let maximumEnclosedByteCount = 4096

  /// A text may have very many; what is left is for another fix.
  private static let maximumEditCount = 4096

  /// Adds the edit for another `<` to the fix of the first one.
  private mutating func fixAnother(_ range: Range<Int>, with first: Int) {
    guard let range = place(range).range, let fixIt = diagnostics[first].fixIts.first,
      fixIt.edits.count < Self.maximumEditCount, let replacement = fixIt.edits.first?.replacement
    else { return }
    diagnostics[first].fixIts[0].edits.append(TextEdit(range, replacement: replacement))
  }

  /// Reads the markup that a `<` inside a text begins.
  ///
  /// - Returns: The end of the content, if the text ends here.
  mutating func scanMarkup(in leaf: inout Leaf) -> Int? {
    let start = offset
    if start + 1 < text.count, text[start + 1] == UInt8(ascii: "!"), skipDeclaration(in: &leaf) {
      return nil
    }
    guard let tag = XMLTag(in: text, at: start) else {
      offset += 1
      if offset == text.count {
        reportEnd(inside: start..<offset, of: leaf.element, leaf.tag)
      } else if !leaf.isFaulty {
        report(.bareLessThan, at: start..<offset)
        leaf.bareLessThan = hasGivenUp ? nil : diagnostics.indices.last
      } else if let first = leaf.bareLessThan {
        fixAnother(start..<offset, with: first)
      }
      leaf.isFaulty = true
      return nil
    }
    offset = tag.range.upperBound
    if case .cutOff = tag.fault {
      reportFault(of: tag, in: leaf.element, leaf.tag)
      return start
    }
    if tag.form == .close, text[tag.name] == text[leaf.tag.name] || tag.element == leaf.element {
      reportFault(of: tag)
      return start
    }
    return recover(from: tag, in: &leaf)
  }

  /// Skips a CDATA section or a comment inside a text.
  ///
  /// - Returns: Whether there is one.
  private mutating func skipDeclaration(in leaf: inout Leaf) -> Bool {
    let start = offset
    if text.has(XMLText.cdataStart, at: start) {
      leaf.hasMarkup = true
      skip(to: XMLText.cdataEnd, from: XMLText.cdataStart.count, name: "the CDATA section")
      if let nul = text.firstIndex(of: 0, from: start, to: offset) {
        report(.nulCharacter, at: nul..<(nul + 1))
      }
      return true
    }
    guard text.has(Self.commentStart, at: start) else { return false }
    report(.commentInText(leaf.element), at: start..<(start + Self.commentStart.count))
    skip(to: Self.commentEnd, from: Self.commentStart.count, name: nil)
    return true
  }

  /// Decides what a tag inside a text means, if it is not the text's closing tag.
  ///
  /// - Returns: The end of the content, if the text ends here.
  private mutating func recover(from tag: XMLTag, in leaf: inout Leaf) -> Int? {
    let start = tag.range.lowerBound
    if let end = endOfEnclosed(tag, in: leaf) {
      reportMarkup(tag, in: &leaf)
      offset = end
      return nil
    }
    switch (tag.element, tag.form) {
    case (let other?, .close) where !other.isContainer:
      // In `<string>…</key>` both are elements with text, so only the name is wrong.
      reportWrongName(of: tag, in: leaf)
      return start
    case (leaf.element, .open) where closes(tag, leaf.element):
      if !leaf.isFaulty { report(.missingSlash(leaf.element), at: tag.range) }
      return start
    case (nil, .close) where XMLElement(misspelt: string(tag.name)) == leaf.element:
      reportWrongName(of: tag, in: leaf)
      return start
    case (nil, _):
      reportMarkup(tag, in: &leaf)
      return nil
    default:
      if !leaf.isFaulty { report(.neverClosed(leaf.element), at: leaf.tag.range) }
      offset = start
      return start
    }
  }

  private mutating func reportMarkup(_ tag: XMLTag, in leaf: inout Leaf) {
    if !leaf.isFaulty { report(.elementInText(shown(tag.range), leaf.element), at: tag.range) }
    leaf.isFaulty = true
  }

  private mutating func reportWrongName(of tag: XMLTag, in leaf: Leaf) {
    guard !leaf.isFaulty else { return }
    report(
      .wrongCloseTag(name: shownName(tag.name), open: "\(leaf.element)"), at: tag.range,
      notes: [note("'<\(leaf.element)>' is opened here", at: leaf.tag.range)])
  }

  /// Whether a second opening tag of an element was meant as its closing tag.
  ///
  /// It was if the next tag, after white space and comments only, is not the element's closing tag.
  private func closes(_ tag: XMLTag, _ element: XMLElement) -> Bool {
    guard let next = nextTag(from: tag.range.upperBound) else { return false }
    return !(next.form == .close && next.element == element)
  }

  /// Returns the end of a whole element inside a text, if the text's closing tag follows it.
  private func endOfEnclosed(_ tag: XMLTag, in leaf: Leaf) -> Int? {
    let limit = min(text.count, tag.range.upperBound + Self.maximumEnclosedByteCount)
    guard let element = tag.element, let end = endOfElement(element, tag, to: limit),
      let bracket = text.firstIndex(of: UInt8(ascii: "<"), from: end, to: limit),
      let closing = XMLTag(in: text, at: bracket), closing.form == .close,
      closing.element == leaf.element
    else { return nil }
    return end
  }

  private func endOfElement(_ element: XMLElement, _ tag: XMLTag, to limit: Int) -> Int? {
    switch tag.form {
    case .close: return nil
    case .empty: return tag.range.upperBound
    case .open where element.isContainer:
      return endOfContainer(element, from: tag.range.upperBound, to: limit)
    case .open:
      guard
        let bracket = text.firstIndex(of: UInt8(ascii: "<"), from: tag.range.upperBound, to: limit),
        let next = XMLTag(in: text, at: bracket), next.form == .close, next.element == element
      else { return nil }
      return next.range.upperBound
    }
  }
}
