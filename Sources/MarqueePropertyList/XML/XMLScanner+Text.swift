import MarqueeDiagnostics

/// Elements that hold text, and text where none belongs.
extension XMLScanner {
  /// Reads the content and the closing tag of an element that holds text.
  mutating func scanLeaf(_ element: XMLElement, _ tag: XMLTag) {
    guard let kind = element.kind else { return }
    let index = builder.nextIndex
    let faultsBefore = faultCount
    var flags: LocatedValue.Flags = element == .true ? .isTrue : []
    let start = tag.range.upperBound
    var content = start..<start
    if tag.form == .open {
      content = scanContent(of: element, tag, flags: &flags)
    }
    builder.append(
      kind, flags: flags, range: tag.range.lowerBound..<offset, content: content,
      parent: parentIndex)
    if faultCount == faultsBefore { checkContent(of: element, content, tag) }
    if faultCount > faultsBefore || tag.element == nil || tag.fault != nil {
      builder.markDamaged(index)
    }
    if element == .key {
      if !open.isEmpty { open[open.count - 1].key = index }
    } else {
      valueDidEnd()
    }
  }

  /// Reads up to and over the closing tag.
  ///
  /// - Returns: The offsets of the content.
  private mutating func scanContent(
    of element: XMLElement, _ openTag: XMLTag, flags: inout LocatedValue.Flags
  ) -> Range<Int> {
    let start = offset
    var hasStrayMarkup = false
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "&"):
        flags.insert(.hasMarkup)
        scanReference()
      case UInt8(ascii: "<"):
        if let end = scanMarkup(in: element, openTag, &flags, &hasStrayMarkup) {
          return start..<end
        }
      case 0:
        report(.nulCharacter, at: offset..<(offset + 1))
        offset += 1
      default:
        offset += 1
      }
    }
    if open.isEmpty || !hasStrayMarkup {
      report(
        .endOfFile(open: element, count: open.count + 1), at: text.count..<text.count,
        notes: [note("'<\(element)>' is opened here", at: openTag.range)])
    }
    // One report for the end of the text is enough.
    for index in open.indices { open[index].isFaulty = true }
    return start..<text.count
  }

  /// Reads what a `<` inside of a text begins.
  ///
  /// - Returns: The end of the content where the text ends here.
  private mutating func scanMarkup(
    in element: XMLElement, _ openTag: XMLTag, _ flags: inout LocatedValue.Flags,
    _ hasStrayMarkup: inout Bool
  ) -> Int? {
    let start = offset
    if text.has(XMLText.cdataStart, at: start) {
      flags.insert(.hasMarkup)
      skip(to: XMLText.cdataEnd, from: XMLText.cdataStart.count, name: "'<![CDATA['")
      return nil
    }
    if text.has(Self.commentStart, at: start) {
      report(.commentInText(element), at: start..<min(start + 4, text.count))
      skip(to: Self.commentEnd, from: Self.commentStart.count, name: nil)
      return nil
    }
    guard let tag = XMLTag(in: text, at: start) else {
      if !hasStrayMarkup { report(.strayAngleBracket, at: start..<(start + 1)) }
      hasStrayMarkup = true
      offset += 1
      return nil
    }
    offset = tag.range.upperBound
    if tag.form == .close, text[tag.name] == text[openTag.name] || tag.element == element {
      reportFault(ofClosing: tag)
      return start
    }
    return recover(from: tag, in: element, openTag, &hasStrayMarkup)
  }

  private mutating func reportFault(ofClosing tag: XMLTag) {
    if tag.fault == .unterminated {
      report(.unterminatedTag(name: string(tag.range)), at: tag.range)
    }
  }

  /// Decides what a tag inside of a text means that is not the text's closing tag.
  ///
  /// - Returns: The end of the content where the text ends here.
  private mutating func recover(
    from tag: XMLTag, in element: XMLElement, _ openTag: XMLTag, _ hasStrayMarkup: inout Bool
  ) -> Int? {
    let start = tag.range.lowerBound
    let name = string(tag.name)
    let isReported = hasStrayMarkup || openTag.element == nil
    switch (tag.element, tag.form) {
    case (let other?, .close) where !other.isContainer:
      // `<string>…</key>`: both are leaves, so the name alone is wrong.
      if !isReported {
        report(
          .wrongCloseTag(name: name, open: "\(element)"), at: tag.range,
          notes: [note("'<\(element)>' is opened here", at: openTag.range)])
      }
      return start
    case (element, .open) where closes(tag, element):
      if !isReported { report(.missingSlash(element), at: tag.range) }
      return start
    case (nil, .close) where XMLElement(misspelt: name) == element:
      if !isReported {
        report(
          .wrongCloseTag(name: name, open: "\(element)"), at: tag.range,
          notes: [note("'<\(element)>' is opened here", at: openTag.range)])
      }
      return start
    case (nil, _):
      if !hasStrayMarkup {
        report(.elementInText(name: string(tag.range.dropFirst()), element), at: tag.range)
      }
      hasStrayMarkup = true
      return nil
    default:
      if !isReported { report(.neverClosed(element), at: openTag.range) }
      offset = start
      return start
    }
  }

  /// Whether a second opening tag of an element stands for its closing tag.
  ///
  /// It does where nothing but white space lies between it and a tag that may follow the element.
  private func closes(_ tag: XMLTag, _ element: XMLElement) -> Bool {
    guard let next = nextTag(from: tag.range.upperBound) else { return false }
    return !(next.form == .close && next.element == element)
  }

  /// Checks a reference and steps over it.
  private mutating func scanReference() {
    let start = offset
    do {
      offset = try XMLReference(in: text, at: start, limit: text.count).end
    } catch {
      offset += 1
      let end = text[start...].prefix(32).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
      switch error {
      case .bareAmpersand:
        report(.bareAmpersand, at: start..<offset)
      case .unknownName where declaresEntities:
        break
      case .unknownName:
        report(.unknownReference(string(start..<(end ?? offset))), at: start..<(end ?? offset))
      case .noCharacter:
        report(
          .referenceToNoCharacter(string(start..<(end ?? offset))), at: start..<(end ?? offset))
      }
    }
  }

  private mutating func checkContent(of element: XMLElement, _ content: Range<Int>, _ tag: XMLTag) {
    guard let expectation = LeafContent.expectation(of: element, text[content]) else { return }
    report(
      .badContent(element, expectation),
      at: content.isEmpty ? tag.range.lowerBound..<offset : content)
  }

  /// Reads text where only elements belong.
  mutating func scanStrayText() {
    if isFinished { return reportBehindRoot(from: offset) }
    let start = offset
    skipText()
    var end = offset
    while end > start, text[end - 1].isXMLSpace { end -= 1 }
    report(.strayText, at: start..<end)
    if open.last?.key != nil { dropKeyWithoutValue(isReported: true) }
    markInnermostFaulty(keepsReporting: true)
    // `string>text</string>`: the closing tag belongs to the same fault.
    if let tag = nextTag(from: offset), tag.form == .close, let element = tag.element,
      !element.isContainer
    {
      offset = tag.range.upperBound
    }
  }

  /// Steps to the next `<`.
  mutating func skipText() {
    while offset < text.count, text[offset] != UInt8(ascii: "<") { offset += 1 }
  }

  /// Steps over white space.
  mutating func skipSpace() {
    while offset < text.count, text[offset].isXMLSpace { offset += 1 }
  }
}
