/// Text in places where only elements are allowed.
extension XMLScanner {
  /// Reads text, a CDATA section, or a `<` that begins no tag, outside any value.
  mutating func scanStrayText() {
    guard !isFinished else { return reportBehindRoot(from: offset) }
    let start = offset
    if text.has(XMLText.cdataStart, at: start) {
      let length = XMLText.cdataStart.count
      guard skip(to: XMLText.cdataEnd, from: length, name: "the CDATA section") else { return }
      report(.strayCDATA, at: start..<offset)
    } else if let tag = XMLTag(in: text, at: start, hasBracket: false), tag.element != nil,
      tag.fault == nil
    {
      report(.noBracket(shown(tag.range)), at: tag.range)
      offset = tag.range.upperBound
      let index = builder.nextIndex
      if tag.form == .close { markInnermostFaulty(keepsReporting: true) }
      if tag.form == .close { close(tag) } else { begin(tag) }
      if builder.nextIndex > index { builder.markDamaged(index) }
      return
    } else {
      offset += 1
      skipText()
      let range = start..<text.endOfText(in: start..<offset)
      guard let fault = strayFault(range) else { return reportEnd(inside: range) }
      report(fault, at: range)
    }
    markInnermostFaulty(keepsReporting: true)
    settleKey()
  }

  /// Returns the fault of stray text; `nil` if it is a truncated tag.
  private func strayFault(_ range: Range<Int>) -> XMLFault? {
    guard text[range.lowerBound] == UInt8(ascii: "<") else { return .strayText(shown(range)) }
    guard offset < text.count else { return nil }
    return text[range.lowerBound + 1] == UInt8(ascii: "!") ? .noDeclaration : .noTag
  }

  /// Handles a key whose value is missing because stray text came instead.
  private mutating func settleKey() {
    let next = nextTag(from: offset)
    if let next, next.form != .close, next.element?.isValue == true { return }
    // The text was meant to be the value.
    dropKeyWithoutValue(isReported: true)
    // In `string>text</string>` the closing tag belongs to the same fault.
    if let next, next.closesLeaf { offset = next.range.upperBound }
    noteKeyless()
  }

  /// Skips to the next `<`.
  mutating func skipText() {
    offset = text.firstIndex(of: UInt8(ascii: "<"), from: offset) ?? text.count
  }

  mutating func skipSpace() {
    offset = text.endOfSpace(from: offset)
  }
}
