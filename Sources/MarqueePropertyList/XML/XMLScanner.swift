import MarqueeDiagnostics

/// Reads the text of an XML property list in one forward pass.
///
/// The scanner never stops at a fault: it reports it once and continues where the text makes sense
/// again. If a closing tag does not match, the tag after it decides what was meant, because only
/// one reading leaves that tag in a legal place.
///
/// Invariants: `open` contains the open elements, outermost first; the last value of `builder` is a
/// key exactly if the innermost dictionary awaits that key's value.
struct XMLScanner {
  static let maximumFaultCount = 100

  let text: [UInt8]
  let source: SourceFile
  let isDerived: Bool
  var offset = 0
  var open: [OpenElement] = []
  var builder: LocatedTreeBuilder
  var comments: [SourceRange] = []
  var diagnostics: [Diagnostic] = []
  /// What is not well-formed; see ``warn(_:at:_:)``.
  var warnings: [Diagnostic] = []
  var hasDocumentType = false
  /// Whether the document type declares entities, so that references to them are not reported
  /// again.
  var declaresEntities = false
  /// Whether the root's `</plist>` has been read.
  var isFinished = false
  /// How many misplaced `<plist>` tags still await their closing tags.
  var nestedRootCount = 0
  /// Where the last value without a key ends; anything right after it belongs to the same fault.
  var keylessEnd: Int?
  /// Whether a report says that the text ends too early, so that open elements need no reports.
  var isEndReported = false

  struct OpenElement {
    let element: XMLElement
    /// The name as written, which a misspelled closing tag may repeat.
    let name: Range<Int>
    let tag: Range<Int>
    /// The element's value; `nil` for `plist`.
    let value: ValueIndex?
    /// Whether a fault of the element was reported, so that its consequences are not.
    var isFaulty = false
    var valueCount = 0
    var key: ValueIndex?

    mutating func valueDidEnd() {
      valueCount += 1
      key = nil
    }
  }

  /// Makes a scanner for a text.
  ///
  /// - Parameters:
  ///   - source: The text, at most ``SourceFile/maximumByteCount`` bytes.
  ///   - isDerived: Whether places are reported only by coding path.
  init(source: SourceFile, isDerived: Bool) {
    self.source = source
    self.isDerived = isDerived
    text = source.text
    builder = LocatedTreeBuilder(byteCount: text.count)
  }

  /// Reads the whole text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  mutating func scan() -> (document: PropertyListDocument, diagnostics: [Diagnostic]) {
    while !hasGivenUp {
      scanPlainTexts()
      skipSpace()
      guard offset < text.count else { break }
      if text[offset] == UInt8(ascii: "<") { scanMarkup() } else { scanStrayText() }
    }
    finish()
    checkSectionEnds()
    checkCharacters()
    // Faults that the two versions of a conflict cause are of no interest.
    let isInConflict = !diagnostics.isEmpty && reportMergeConflicts()
    let document = PropertyListDocument(
      source: source, isDerived: isDerived, values: isInConflict ? [] : builder.values,
      comments: comments)
    return (
      document,
      diagnostics + DuplicateKeys.find(in: document) + CommentHyphens.find(in: document)
        + (isInConflict ? [] : warnings)
    )
  }

  /// Whether there are too many faults to read the rest of the text.
  var hasGivenUp: Bool { diagnostics.count >= Self.maximumFaultCount }

  /// Closes the elements that are open at the end of the text.
  private mutating func finish() {
    if hasGivenUp {
      isEndReported = true
      reportGivingUp()
    } else if let innermost = open.last {
      if !innermost.isFaulty { reportEnd() }
      isEndReported = true
    } else if builder.values.isEmpty, diagnostics.isEmpty {
      report(.emptyRoot, at: 0..<text.count)
    }
    while !open.isEmpty {
      markInnermostFaulty()
      popInnermost(contentEnd: text.count, end: text.count)
    }
  }

  private mutating func scanMarkup() {
    switch offset + 1 < text.count ? text[offset + 1] : 0 {
    case UInt8(ascii: "!"): scanDeclaration()
    case UInt8(ascii: "?"): skipInstruction()
    default:
      guard let tag = XMLTag(in: text, at: offset) else { return scanStrayText() }
      offset = tag.range.upperBound
      checkForm(of: tag)
      if tag.fault != nil {
        guard !isFinished else { return reportBehindRoot(from: tag.range.lowerBound) }
        reportFault(of: tag)
        if isEndReported { return }
        if tag.form == .close { markInnermostFaulty(keepsReporting: true) }
      }
      if tag.form == .close { close(tag) } else { begin(tag) }
    }
  }

  // MARK: Elements

  /// Reads an opening or empty tag, and the rest of the element if it contains text.
  mutating func begin(_ tag: XMLTag) {
    guard !isFinished else { return reportBehindRoot(from: tag.range.lowerBound) }
    guard let element = tag.element ?? adopt(tag) else { return }
    if element == .plist { return beginRoot(tag) }
    if isMissingSlash(tag, element) {
      report(.missingSlash(element), at: tag.range)
      markInnermostFaulty(keepsReporting: true)
      return popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.upperBound)
    }
    guard admit(element, tag) else {
      skipElement(element, tag)
      return noteKeyless()
    }
    if open.isEmpty { checkBareRoot(tag) }
    if element.isContainer {
      beginContainer(element, tag)
    } else {
      scanLeaf(element, tag)
    }
  }

  /// Rejects an empty tag at the very end of the text: `PropertyListDecoder` misses its `>` there.
  private mutating func checkBareRoot(_ tag: XMLTag) {
    guard tag.form == .empty, tag.range.upperBound == text.count else { return }
    report(.nothingAfterRoot(shown(tag.range)), at: tag.range)
  }

  private mutating func beginRoot(_ tag: XMLTag) {
    guard !open.isEmpty || !builder.values.isEmpty else {
      if tag.form == .empty {
        isFinished = true
        return report(.emptyRoot, at: tag.range)
      }
      open.append(OpenElement(element: .plist, name: tag.name, tag: tag.range, value: nil))
      return
    }
    guard !open.isEmpty else { return reportBehindRoot(from: tag.range.lowerBound) }
    // The content is read as if the tag and its closing tag were absent.
    report(.nestedRoot, at: tag.range)
    markInnermostFaulty()
    if tag.form == .open { nestedRootCount += 1 }
  }

  private mutating func beginContainer(_ element: XMLElement, _ tag: XMLTag) {
    guard let kind = element.kind else { return }
    let index = builder.nextIndex
    if containerDepth >= PropertyListDocument.maximumDepth {
      reportNesting(at: tag.range)
      dropKeyWithoutValue(isReported: true)
      return skipElement(element, tag)
    }
    builder.append(
      kind, range: tag.range, content: tag.range.upperBound..<tag.range.upperBound, in: open.last)
    valueDidEnd()
    if tag.element == nil || tag.fault != nil { builder.markDamaged(index) }
    guard tag.form == .open else { return }
    open.append(
      OpenElement(
        element: element, name: tag.name, tag: tag.range, value: index,
        isFaulty: tag.element == nil))
  }

  /// How many containers are open; only the outermost element may not be a container.
  private var containerDepth: Int { open.count - (open.first?.element == .plist ? 1 : 0) }

  /// Records that a dictionary has a value without a key up to here.
  mutating func noteKeyless() {
    if open.last?.element == .dict { keylessEnd = offset }
  }

  mutating func valueDidEnd() {
    guard !open.isEmpty else { return }
    open[open.count - 1].valueDidEnd()
  }

  /// Removes the key of the innermost dictionary that awaits its value.
  mutating func dropKeyWithoutValue(isReported: Bool = false) {
    guard let key = open.last?.key else { return }
    if !isReported {
      let value = builder.values[key]
      report(.keyWithoutValue(shown(value.content.offsets)), at: value.range.offsets)
    }
    builder.removeLast()
    open[open.count - 1].key = nil
    markInnermostFaulty(keepsReporting: true)
  }

  /// Marks the innermost container as damaged, so that later stages do not report missing content.
  ///
  /// - Parameter keepsReporting: Whether further faults of the same element are reported.
  mutating func markInnermostFaulty(keepsReporting: Bool = false) {
    guard let innermost = open.last else { return }
    if !keepsReporting { open[open.count - 1].isFaulty = true }
    if let value = innermost.value { builder.markDamaged(value) }
  }

  mutating func popInnermost(contentEnd: Int, end: Int) {
    if open.last?.key != nil { dropKeyWithoutValue(isReported: isEndReported) }
    guard let innermost = open.popLast() else { return }
    if let value = innermost.value {
      builder.close(value, contentEnd: contentEnd, end: end)
    } else {
      isFinished = true
      if innermost.valueCount == 0, !innermost.isFaulty, !isEndReported {
        report(.emptyRoot, at: innermost.tag)
      }
    }
  }
}
