import MarqueeDiagnostics
import MarqueeScreen

/// Matching closing tags, and the meaning of those that do not match.
extension XMLScanner {
  mutating func close(_ tag: XMLTag) {
    guard !isFinished else { return reportBehindRoot(from: tag.range.lowerBound) }
    if tag.element == .plist, nestedRootCount > 0 {
      nestedRootCount -= 1
      return
    }
    guard let innermost = open.last else {
      return report(.strayCloseTag(shown(tag.range)), at: tag.range)
    }
    if tag.element == innermost.element || text[tag.name] == text[innermost.name] {
      return popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.upperBound)
    }
    if isRepeated(tag) {
      report(.strayCloseTag(shown(tag.range)), at: tag.range)
      return markInnermostFaulty(keepsReporting: true)
    }
    let closesInnermost = isLegal(nextTag(from: offset), in: open.dropLast().last)
    if let outer = open.lastIndex(where: { $0.element == tag.element }) {
      if isOneTooMany(tag, insideOf: open[outer]) {
        report(.strayCloseTag(shown(tag.range)), at: tag.range)
        return markInnermostFaulty(keepsReporting: true)
      }
      // Either this tag is misspelled, or elements inside the one that it closes lack their closing
      // tags.
      let closesOuter = isLegal(nextTag(from: offset), in: outer > 0 ? open[outer - 1] : nil)
      if closesInnermost, !closesOuter {
        closeInnermost(with: tag)
      } else {
        closeOuter(at: outer, with: tag)
      }
    } else if closesInnermost,
      isLegal(nextTag(from: offset), in: innermost) == false
        || isMisspelling(tag, of: innermost.element)
    {
      closeInnermost(with: tag)
    } else {
      if !innermost.isFaulty { report(.strayCloseTag(shown(tag.range)), at: tag.range) }
      markInnermostFaulty(keepsReporting: true)
    }
  }

  private func isMisspelling(_ tag: XMLTag, of element: XMLElement) -> Bool {
    tag.element == nil && XMLElement(misspelt: string(tag.name)) == element
  }

  /// Treats a closing tag with a wrong name as that of the innermost element.
  private mutating func closeInnermost(with tag: XMLTag) {
    guard let innermost = open.last else { return }
    if !innermost.isFaulty {
      report(
        .wrongCloseTag(name: shownName(tag.name), open: shownName(innermost.name)), at: tag.range,
        notes: [note("'<\(shownName(innermost.name))>' is opened here", at: innermost.tag)])
    }
    markInnermostFaulty()
    popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.upperBound)
  }

  /// Ends the element that a closing tag names, and all unclosed elements inside it.
  private mutating func closeOuter(at outer: Int, with tag: XMLTag) {
    if let unclosed = open.last, !unclosed.isFaulty {
      report(
        .neverClosed(unclosed.element), at: misindentedTag(inside: unclosed) ?? unclosed.tag,
        notes: [note("'</\(shownName(tag.name))>' closes an element around it", at: tag.range)])
    }
    while open.count > outer + 1 {
      markInnermostFaulty()
      popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.lowerBound)
    }
    popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.upperBound)
    // If this tag was superfluous, what follows does not match either, so report no more faults.
    if !open.isEmpty { open[open.count - 1].isFaulty = true }
  }

  /// Ends the innermost element, whose closing tag must be missing before another tag.
  ///
  /// - Parameter reason: A description of that tag.
  mutating func closeInnermost(before tag: XMLTag, because reason: String) {
    guard let innermost = open.last else { return }
    if !innermost.isFaulty {
      report(
        .neverClosed(innermost.element), at: innermost.tag, notes: [note(reason, at: tag.range)])
    }
    markInnermostFaulty()
    popInnermost(contentEnd: tag.range.lowerBound, end: tag.range.lowerBound)
  }

  private func isRepeated(_ tag: XMLTag) -> Bool {
    guard tag.element?.isContainer == false else { return false }
    return text[..<tag.range.lowerBound].reversed().starts(with: text[tag.range].reversed())
  }

  /// Whether a closing tag closes an element that is already closed, judging by indentation: it
  /// matches the last element, and not the one that the tag would close.
  private func isOneTooMany(_ tag: XMLTag, insideOf outer: OpenElement) -> Bool {
    guard let innermost = open.last?.value, let kind = tag.element?.kind,
      let closing = indentation(before: tag.range.lowerBound),
      let opening = indentation(before: outer.tag.lowerBound), opening != closing,
      let last = builder.values[(innermost + 1)...].last(where: { Int($0.parent) == innermost })
    else { return false }
    return last.kind == kind && indentation(before: Int(last.range.start)) == closing
  }

  /// Whether a dictionary in place of a key is really the array's next element, judging by
  /// indentation: then the dictionary before it is never closed.
  func isNextSibling(_ tag: XMLTag) -> Bool {
    guard let innermost = open.last, open.dropLast().last?.element == .array,
      let own = indentation(before: tag.range.lowerBound)
    else { return false }
    return indentation(before: innermost.tag.lowerBound) == own
  }

  /// Whether a key in an array belongs to a dictionary whose opening tag is missing, judging by
  /// indentation: it is indented more than the array.
  func lacksDictionary(before key: XMLTag) -> Bool {
    guard let array = open.last, array.element == .array,
      let own = indentation(before: key.range.lowerBound),
      let outer = indentation(before: array.tag.lowerBound)
    else { return false }
    return own.count > outer.count
  }

  mutating func beginMissingDictionary(before key: XMLTag) {
    let start = key.range.lowerBound..<key.range.lowerBound
    if open.last?.isFaulty == false { report(.missingOpenTag(.dict), at: key.range) }
    markInnermostFaulty()
    let index = builder.nextIndex
    builder.append(.dictionary, range: start, content: start, in: open.last)
    valueDidEnd()
    builder.markDamaged(index)
    open.append(
      OpenElement(element: .dict, name: start, tag: start, value: index, isFaulty: true))
  }

  /// Returns the opening tag of the element that really lacks its closing tag, judging by
  /// indentation.
  ///
  /// An inner element without a closing tag takes that of the element around it. Its tags then have
  /// different indentation, which is rare in a valid element.
  private func misindentedTag(inside unclosed: OpenElement) -> Range<Int>? {
    guard let index = unclosed.value, let kind = unclosed.element.kind else { return nil }
    let culprit = builder.values[(index + 1)...].first { value in
      guard value.kind == kind, let opening = indentation(before: Int(value.range.start)),
        let closing = indentation(before: Int(value.content.end))
      else { return false }
      return opening != closing
    }
    return culprit.map { Int($0.range.start)..<Int($0.content.start) }
  }

  /// Returns the white space between the start of a line and an offset; `nil` if there is anything
  /// else.
  private func indentation(before offset: Int) -> ArraySlice<UInt8>? {
    let space = text[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = offset - space
    guard start == 0 || text[start - 1].isLineBreak else { return nil }
    return text[start..<offset]
  }

  /// Whether an opening tag is probably a closing tag without its slash.
  ///
  /// This is likely if the element is not allowed here, and if the next tag closes something that
  /// would still match if this tag closed the innermost element.
  mutating func isMissingSlash(_ tag: XMLTag, _ element: XMLElement) -> Bool {
    guard tag.form == .open, let innermost = open.last, innermost.element == element,
      element == .dict, innermost.key == nil
    else { return false }
    let next = nextTag(from: offset)
    return isLegal(next, in: open.dropLast().last) && next?.form == .close
  }

  /// Returns the next tag after white space and comments; `nil` at the end or before text.
  func nextTag(from start: Int) -> XMLTag? {
    var offset = start
    while offset < text.count {
      if text[offset].isXMLSpace {
        offset += 1
      } else if text.has(Self.commentStart, at: offset) {
        guard let end = text.firstIndex(of: Self.commentEnd, from: offset + Self.commentStart.count)
        else { return nil }
        offset = end + Self.commentEnd.count
      } else {
        return text[offset] == UInt8(ascii: "<") ? XMLTag(in: text, at: offset) : nil
      }
    }
    return nil
  }

  /// Whether a tag is allowed next inside an element; `nil` means outside all elements.
  func isLegal(_ tag: XMLTag?, in parent: OpenElement?) -> Bool {
    guard let parent else { return tag == nil }
    guard let tag, let element = tag.element else { return false }
    if tag.form == .close { return element == parent.element }
    return switch parent.element {
    case .dict: element == .key
    case .array: element.isValue
    default: false
    }
  }
}
