import MarqueeDiagnostics
import MarqueeScreen

/// Comments, declarations and elements that are not added to the tree.
extension XMLScanner {
  static let commentStart = Array("<!--".utf8)
  static let commentEnd = Array("-->".utf8)
  private static let documentType = Array("<!DOCTYPE".utf8)
  private static let instructionEnd = Array("?>".utf8)
  static let declarationStart = Array("<?xml ".utf8)
  /// How far to search for the closing tag of an unknown element.
  private static let maximumUnknownByteCount = 1 << 16

  /// Reads a comment, a document type or a misplaced CDATA section.
  mutating func scanDeclaration() {
    let start = offset
    if text.has(Self.commentStart, at: start) {
      scanComment()
    } else if text.has(Self.documentType, at: start) {
      guard !isFinished else { return reportBehindRoot(from: start) }
      scanDocumentType()
    } else {
      scanStrayText()
    }
  }

  private mutating func scanComment() {
    let start = offset
    let contentStart = start + Self.commentStart.count
    guard skip(to: Self.commentEnd, from: Self.commentStart.count, name: "the comment") else {
      return
    }
    comments.append(SourceRange(start..<offset))
    // Without a report, everything between an unclosed comment and the end of the next one would be
    // lost.
    if text.firstIndex(of: Self.commentStart, from: contentStart, to: offset) != nil {
      report(.commentInComment, at: start..<contentStart)
      markInnermostFaulty(keepsReporting: true)
    }
  }

  /// Skips the document type; rejects one with declarations.
  ///
  /// Such declarations can make a short text expand to a very long one.
  private mutating func scanDocumentType() {
    let start = offset
    var subset: Int?
    // The last byte other than white space: `]` before `>` ends the declarations.
    var last: UInt8 = 0
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: ">"), subset == nil || last == UInt8(ascii: "]") {
        if let subset {
          declaresEntities = true
          return report(.internalSubset, at: subset..<(offset - 1))
        }
        guard open.isEmpty, builder.values.isEmpty else {
          return report(.misplacedDocumentType, at: start..<offset)
        }
        return checkForm(ofDocumentType: start..<offset)
      }
      if byte == UInt8(ascii: "["), subset == nil { subset = offset - 1 }
      if !byte.isXMLSpace { last = byte }
    }
    report(.neverEnded("the DOCTYPE", end: ">"), at: start..<(start + Self.documentType.count))
    isEndReported = true
  }

  mutating func skipInstruction() {
    // Readers differ in whether this `>` already ends the instruction.
    guard !text.has(Self.instructionEnd, at: offset + 1) else {
      report(.noInstruction, at: offset..<(offset + 3))
      offset += 3
      return
    }
    let start = offset
    let name = text[(offset + 2)...].prefix { !$0.isXMLSpace && $0 != UInt8(ascii: "<") }
    let isEnded = skip(
      to: Self.instructionEnd, from: 2, name: shown(offset..<name.endIndex))
    guard isEnded else { return }
    let isDeclaration = text.has(Self.declarationStart, at: start)
    guard !isDeclaration || isRead(declarationFrom: start + Self.declarationStart.count) else {
      return
    }
    switch XMLGrammar.instructionName(text[start..<offset]) {
    case "xml": checkForm(ofDeclaration: start..<offset)
    case "":
      warn(
        "a processing instruction begins with its name", at: start..<offset,
        .replacement(of: start..<offset, by: ""))
    default: break
    }
  }

  /// Whether the attributes of the XML declaration are read, because readers reject some broken
  /// ones; reports them if not.
  private mutating func isRead(declarationFrom start: Int) -> Bool {
    guard let (problem, name) = XMLAttributes(in: text, from: start).fault,
      text[name] != Self.instructionEnd.dropLast()
    else { return true }
    report(.attribute(shown(name), problem), at: name)
    return false
  }

  /// Skips past some bytes; if they are missing, reports that the construct here never ends.
  ///
  /// - Parameters:
  ///   - end: The bytes that end the construct.
  ///   - length: How many bytes begin it.
  ///   - name: What a report calls it; `nil` for no report.
  /// - Returns: Whether the end was found; if not, the rest of the text is skipped.
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
      report(.neverEnded(name, end: ending), at: start..<min(start + length, text.count))
    }
    isEndReported = true
    return false
  }

  /// Skips an element that cannot be added to the tree, after its fault was reported.
  mutating func skipElement(_ element: XMLElement, _ tag: XMLTag) {
    guard tag.form == .open else { return }
    guard element.isContainer else {
      skipText()
      if let next = XMLTag(in: text, at: offset), next.form == .close, next.element == element {
        offset = next.range.upperBound
      }
      return
    }
    if let end = endOfContainer(element, from: offset, to: text.count) {
      offset = end
    } else {
      offset = text.count
      isEndReported = true
    }
  }

  /// Returns the offset after the closing tag of a container; the search starts after its opening
  /// tag.
  ///
  /// Only the nesting of equal elements counts, so that broken content does not matter.
  func endOfContainer(_ element: XMLElement, from start: Int, to limit: Int) -> Int? {
    var offset = start
    var depth = 1
    while let bracket = text.firstIndex(of: UInt8(ascii: "<"), from: offset, to: limit) {
      offset = bracket + 1
      if text.has(Self.commentStart, at: bracket) {
        guard let end = text.firstIndex(of: Self.commentEnd, from: bracket + 4) else { return nil }
        offset = end + Self.commentEnd.count
      } else if let tag = XMLTag(in: text, at: bracket) {
        offset = tag.range.upperBound
        guard tag.element == element else { continue }
        if tag.form == .open { depth += 1 }
        if tag.form == .close { depth -= 1 }
        if depth == 0 { return offset }
      }
    }
    return nil
  }

  /// Skips an element that property lists do not have, up to its closing tag.
  ///
  /// If that tag does not come before the innermost container's, only the opening tag is skipped.
  mutating func skipUnknownElement(_ tag: XMLTag) {
    if let end = endOfUnknownElement(tag) {
      offset = end
      return
    }
    // In `<b>word</string>` the closing tag belongs to the same fault.
    skipText()
    if let next = XMLTag(in: text, at: offset), next.closesLeaf { offset = next.range.upperBound }
  }

  private func endOfUnknownElement(_ tag: XMLTag) -> Int? {
    let limit = min(text.count, offset + Self.maximumUnknownByteCount)
    var offset = offset
    var depth = 0
    while let bracket = text.firstIndex(of: UInt8(ascii: "<"), from: offset, to: limit) {
      guard let next = XMLTag(in: text, at: bracket) else {
        offset = bracket + 1
        continue
      }
      offset = next.range.upperBound
      if next.form == .close, text[next.name] == text[tag.name] { return offset }
      guard next.element?.isContainer == true else { continue }
      if next.form == .open { depth += 1 }
      if next.form == .close { depth -= 1 }
      if depth < 0 { return nil }
    }
    return nil
  }
}
