import MarqueeDiagnostics

/// Reads the text of an XML property list in one forward pass.
///
/// The scanner never stops at a fault: it reports it once and goes on where the text makes sense
/// again. When a closing tag does not fit, the tag that follows decides what was meant, because
/// only one reading leaves it in a legal place.
///
/// Invariants: `open` holds the elements that are open, outermost first; `builder` holds a key as its
/// last value exactly where the innermost dictionary awaits that key's value.
struct XMLScanner {
  /// How deep containers may be nested.
  ///
  /// The decoder that loads the models recurses, and a deeper text could exhaust its stack.
  static let maximumDepth = 128
  /// How many faults are reported for one text.
  static let maximumFaultCount = 100

  let text: [UInt8]
  let source: SourceFile
  let isDerived: Bool
  var offset = 0
  var open: [OpenElement] = []
  var builder: LocatedTreeBuilder
  var comments: [SourceRange] = []
  var diagnostics: [Diagnostic] = []
  /// Whether the document type declares entities, so that references to them are no second fault.
  var declaresEntities = false
  /// Whether the root's `</plist>` has been read.
  var isFinished = false
  /// How many misplaced `<plist>` tags still await their closing tags.
  var nestedRootCount = 0
  /// Where the last value without a key ends; what comes right after it is no other fault.
  var keylessEnd: Int?
  /// Whether it has been reported that the text ends too early, so that what is open is no news.
  var isEndReported = false

  /// An element whose closing tag has not come yet.
  struct OpenElement {
    let element: XMLElement
    /// The name as it is written, which a misspelt closing tag may repeat.
    let name: Range<Int>
    let tag: Range<Int>
    /// The element's value; `nil` for `plist`.
    let value: ValueIndex?
    /// Whether a fault of the element itself has been reported, so that its consequences are not.
    var isFaulty = false
    /// How many values the element holds so far.
    var valueCount = 0
    /// The key that awaits its value, in a dictionary.
    var key: ValueIndex?

    /// Notes that a value is where one was awaited.
    mutating func valueDidEnd() {
      valueCount += 1
      key = nil
    }
  }

  /// Makes a scanner for a text.
  ///
  /// - Parameters:
  ///   - source: The text, at most ``SourceFile/maximumByteCount`` bytes.
  ///   - isDerived: Whether places are reported by coding path alone.
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
    // What both versions of a conflict make of the text is no news.
    let isInConflict = !diagnostics.isEmpty && reportMergeConflicts()
    let document = PropertyListDocument(
      source: source, isDerived: isDerived, values: isInConflict ? [] : builder.values,
      comments: comments)
    return (document, diagnostics + DuplicateKeys.find(in: document))
  }

  /// Whether so many faults were found that the rest of the text is not worth reading.
  var hasGivenUp: Bool { diagnostics.count >= Self.maximumFaultCount }

  /// Closes what is still open at the end of the text.
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
      if tag.fault != nil {
        guard !isFinished else { return reportBehindRoot(from: tag.range.lowerBound) }
        reportFault(of: tag)
        if isEndReported { return }
      }
      if tag.form == .close { close(tag) } else { begin(tag) }
    }
  }

  // MARK: Elements

  /// Reads an opening or empty tag, and all of the element where it holds text.
  private mutating func begin(_ tag: XMLTag) {
    guard !isFinished else { return reportBehindRoot(from: tag.range.lowerBound) }
    guard let element = tag.element ?? adopt(tag) else { return }
    if element == .plist { return beginRoot(tag) }
    if isMissingSlash(tag, element) {
      report(.missingSlash(element), at: tag.range)
      return popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.upperBound)
    }
    guard admit(element, tag) else {
      skipElement(element, tag)
      if open.last?.element == .dict { keylessEnd = offset }
      return
    }
    if open.isEmpty { checkBareRoot(tag) }
    if element.isContainer {
      beginContainer(element, tag)
    } else {
      scanLeaf(element, tag)
    }
  }

  /// Refuses an empty tag at the very end of the text: `PropertyListDecoder` misses its `>` there.
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
    // What is inside is read as if the tag, and the one that closes it, were not there.
    report(.nestedRoot, at: tag.range)
    markInnermostFaulty()
    if tag.form == .open { nestedRootCount += 1 }
  }

  private mutating func beginContainer(_ element: XMLElement, _ tag: XMLTag) {
    guard let kind = element.kind else { return }
    let index = builder.nextIndex
    if containerDepth >= Self.maximumDepth {
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

  /// How many containers are open; only the outermost element can be none.
  private var containerDepth: Int { open.count - (open.first?.element == .plist ? 1 : 0) }

  /// Notes that a value is where one was awaited.
  mutating func valueDidEnd() {
    guard !open.isEmpty else { return }
    open[open.count - 1].valueDidEnd()
  }

  /// Takes back the key that awaits a value in the innermost dictionary.
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

  /// Marks the innermost container as damaged, so that no later stage misses what may be there.
  ///
  /// - Parameter keepsReporting: Whether further faults of the same element are reported.
  mutating func markInnermostFaulty(keepsReporting: Bool = false) {
    guard let innermost = open.last else { return }
    if !keepsReporting { open[open.count - 1].isFaulty = true }
    if let value = innermost.value { builder.markDamaged(value) }
  }

  /// Ends the innermost element.
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
