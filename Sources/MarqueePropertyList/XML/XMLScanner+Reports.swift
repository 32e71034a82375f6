import MarqueeDiagnostics

extension XMLScanner {
  /// Reports a fault of the text, unless too many have been reported.
  mutating func report(_ fault: XMLFault, at range: Range<Int>, notes: [Note] = []) {
    guard !hasGivenUp else { return }
    append(fault, at: range, notes: notes)
  }

  mutating func reportGivingUp() {
    append(.tooManyFaults(diagnostics.count), at: offset..<offset, notes: [])
  }

  private mutating func append(_ fault: XMLFault, at range: Range<Int>, notes: [Note]) {
    let place = place(range)
    let edits = place.range.flatMap { range in
      fault.replacement(of: Array(text[range.offsets])).map { [TextEdit(range, replacement: $0)] }
    }
    let fixIts = fault.help.map { help in
      [FixIt(help, applicability: edits == nil ? .displayOnly : .safe, edits: edits ?? [])]
    }
    diagnostics.append(
      Diagnostic(
        rule: .propertyListSyntax, severity: .error, message: fault.message, place: place,
        notes: notes, fixIts: fixIts ?? []))
  }

  mutating func reportFault(of tag: XMLTag, in leaf: XMLElement? = nil, _ leafTag: XMLTag? = nil) {
    switch tag.fault {
    case .cutOff:
      reportEnd(inside: tag.range, of: leaf, leafTag)
    case .unterminated:
      report(.unterminatedTag(shown(tag.range)), at: tag.range)
    case .moreThanName:
      report(.moreThanName(shown(tag.range), name: shownName(tag.name)), at: tag.range)
    case .misplacedSlash:
      report(.misplacedSlash(shown(tag.range)), at: tag.range)
    case .attribute where tag.element == nil:
      // The element is reported.
      break
    case .attribute(let problem, let name):
      report(.attribute(shown(name), problem), at: name)
    case nil:
      break
    }
  }

  /// Reports that the text ends while elements are open, and stops reading.
  ///
  /// - Parameters:
  ///   - range: What the text ends inside, if that is not plain text.
  ///   - leaf: The open element with text; its opening tag follows.
  mutating func reportEnd(
    inside range: Range<Int>? = nil, of leaf: XMLElement? = nil, _ leafTag: XMLTag? = nil
  ) {
    guard !isEndReported else { return }
    let element = leaf ?? open.last?.element
    let fault = XMLFault.endOfFile(
      inside: range.map(shown), open: element, count: open.count + (leaf == nil ? 0 : 1))
    var notes: [Note] = []
    if let element, let opening = leafTag?.range ?? open.last?.tag {
      notes.append(note("'<\(element)>' is opened here", at: opening))
    }
    report(fault, at: range ?? text.count..<text.count, notes: notes)
    isEndReported = true
    offset = text.count
  }

  mutating func reportNesting(at range: Range<Int>) {
    guard !hasGivenUp else { return }
    var place = place(range)
    if let parent = open.last?.value {
      let document = PropertyListDocument(
        source: source, isDerived: isDerived, values: builder.values, comments: [])
      place.codingPath = document.codingPath(of: parent)
    }
    diagnostics.append(
      Diagnostic(
        rule: .propertyListSyntax, part: .propertyListNesting, severity: .error,
        message: "containers are nested more than \(PropertyListDocument.maximumDepth) levels deep",
        place: place,
        notes: [Note("deeper values are not read")]))
  }

  /// Reports everything from an offset to the end of the text, which is not read.
  mutating func reportBehindRoot(from start: Int) {
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let end = isFinished ? "the end of the '<plist>'" : "the root"
    report(.afterRoot(ShownText.quote(line), end: end), at: start..<line.endIndex)
    offset = text.count
  }

  func note(_ message: String, at range: Range<Int>) -> Note {
    Note(message, at: place(range))
  }

  func place(_ range: Range<Int>) -> Place {
    Place(file: source.name, range: isDerived ? nil : SourceRange(range))
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// Returns a part of the text, quoted for a message.
  func shown(_ range: Range<Int>) -> String {
    ShownText.quote(text[range])
  }

  /// Returns a tag's name for a message, without quotes.
  func shownName(_ range: Range<Int>) -> String {
    ShownText.plain(text[range])
  }
}
