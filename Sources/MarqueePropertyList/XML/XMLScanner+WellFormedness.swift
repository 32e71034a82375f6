import MarqueeDiagnostics
import MarqueeScreen

/// What `PropertyListDecoder` reads and other readers refuse, because it is not well-formed.
extension XMLScanner {
  /// Warns of something that is not well-formed, unless an error is about it.
  mutating func warn(_ message: String, at range: Range<Int>, _ fixIt: FixIt) {
    guard !isDerived, warnings.count < Self.maximumFaultCount,
      !diagnostics.contains(where: { $0.place.range?.contains(SourceRange(range)) == true })
    else { return }
    warnings.append(Diagnostic(notWellFormed: message, fixIt, at: place(range)))
  }

  mutating func checkForm(ofDeclaration range: Range<Int>) {
    if range.lowerBound > 0 {
      let isIndented = text[..<range.lowerBound].allSatisfy(\.isXMLSpace)
      warn(
        "an XML declaration must be the first thing in a file", at: range,
        isIndented
          ? .replacement(of: 0..<range.upperBound, by: string(range))
          : .replacement(of: range, by: ""))
    } else if !text.has(Self.declarationStart, at: 0)
      || !XMLGrammar.areOfDeclaration(
        XMLAttributes(in: text, from: Self.declarationStart.count), in: text)
    {
      // Any other encoding shows in the file's first bytes.
      let declaration =
        source.encoding == .utf8 ? CanonicalXML.declaration : #"<?xml version="1.0"?>"#
      warn(
        "XML does not allow this declaration", at: range,
        .replacement(of: range, by: declaration))
    }
  }

  /// Checks the form of a document type, and that it is the only one.
  mutating func checkForm(ofDocumentType range: Range<Int>) {
    if hasDocumentType {
      warn("a file has only one DOCTYPE", at: range, .replacement(of: range, by: ""))
    } else if !XMLGrammar.isDocumentType(text[range]) {
      warn(
        "XML does not allow this DOCTYPE", at: range,
        .replacement(of: range, by: CanonicalXML.documentType))
    }
    hasDocumentType = true
  }

  mutating func checkForm(of tag: XMLTag) {
    guard tag.fault == nil, let range = tag.irregularity else { return }
    warn(
      range.isEmpty
        ? "a space is missing between two attributes"
        : "'&' in an attribute must be written '&amp;'", at: range,
      .replacement(of: range, by: range.isEmpty ? " " : "&amp;"))
  }

  /// Checks each `]]>`: in a text it ends nothing.
  mutating func checkSectionEnds() {
    var offset = 0
    // Where a CDATA section may begin.
    var start = 0
    while let found = text.firstIndex(of: XMLText.cdataEnd, from: offset) {
      offset = found + XMLText.cdataEnd.count
      guard let content = leafContent(at: found) else { continue }
      let section = text.firstIndex(
        of: XMLText.cdataStart, from: max(start, content.lowerBound), to: found)
      start = offset
      guard section == nil else { continue }
      warn(
        "']]>' in a text must be written ']]&gt;'", at: found..<offset,
        .replacement(of: found..<offset, by: "]]&gt;"))
    }
  }

  /// Checks for characters that XML does not allow; reports the first of a text.
  mutating func checkCharacters() {
    var offset = 0
    while let found = XMLCharacter.firstForbidden(in: text, from: offset) {
      offset = leafContent(at: found.lowerBound)?.upperBound ?? found.upperBound
      warn(ofCharacter: text[found], at: found)
    }
    for value in builder.values where value.flags.contains(.hasMarkup) {
      let content = value.content.offsets
      guard text[content].contains(UInt8(ascii: "#")) else { continue }
      let resolved = XMLText.located(text, in: content)
      guard let found = XMLCharacter.firstForbidden(in: resolved.bytes) else { continue }
      let range = resolved.sourceRange(of: found).offsets
      if text[range.lowerBound] == UInt8(ascii: "&") {
        warn(ofCharacter: resolved.bytes[found], at: range)
      }
    }
  }

  private mutating func warn(ofCharacter bytes: ArraySlice<UInt8>, at range: Range<Int>) {
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\0"
    warn(
      "XML does not allow the character \(VisibleText.codePoint(scalar))", at: range,
      FixIt("remove it", applicability: .displayOnly))
  }

  private func leafContent(at offset: Int) -> Range<Int>? {
    let next = builder.values.partitioningIndex { $0.range.start > offset }
    guard next > 0, !builder.values[next - 1].kind.isContainer else { return nil }
    let content = builder.values[next - 1].content.offsets
    return content.contains(offset) ? content : nil
  }
}

extension Diagnostic {
  /// A warning of something that readers other than `PropertyListDecoder` refuse.
  init(
    notWellFormed message: String, part: RuleIdentifier? = nil, _ fixIt: FixIt, at place: Place
  ) {
    self.init(
      rule: .xmlNotWellFormed, part: part, severity: .warning, message: message, place: place,
      fixIts: [fixIt])
  }
}

extension FixIt {
  static func replacement(of range: Range<Int>, by text: String) -> FixIt {
    FixIt(
      text.isEmpty ? "remove it" : "write '\(text)'", applicability: .safe,
      edits: [TextEdit(SourceRange(range), replacement: text)])
  }
}
