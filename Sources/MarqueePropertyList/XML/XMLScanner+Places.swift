extension XMLScanner {
  /// Whether a value or key is allowed here; reports it if not.
  mutating func admit(_ element: XMLElement, _ tag: XMLTag) -> Bool {
    guard let parent = open.last else {
      // Readers accept a root without <plist>.
      guard builder.values.isEmpty else {
        reportBehindRoot(from: tag.range.lowerBound)
        return false
      }
      guard element != .key else {
        report(.keyOutsideDictionary, at: tag.range)
        return false
      }
      return true
    }
    switch (parent.element, element) {
    case (.dict, .key):
      if parent.key != nil { dropKeyWithoutValue() }
      return true
    case (.dict, .dict) where parent.key == nil && isNextSibling(tag):
      closeInnermost(before: tag, because: "the next one begins here")
      return admit(element, tag)
    case (.dict, _) where parent.key == nil:
      let isConsequence = keylessEnd.map(text.endOfSpace) == tag.range.lowerBound
      if !isConsequence, !parent.isFaulty || parent.valueCount > 0 {
        report(.valueWithoutKey(element), at: tag.range)
      }
      markInnermostFaulty()
      return false
    case (.array, .key) where lacksDictionary(before: tag):
      beginMissingDictionary(before: tag)
      return true
    case (.array, .key) where parent.valueCount > 0 && open.dropLast().last?.element == .dict:
      closeInnermost(before: tag, because: "this key belongs to the dictionary around it")
      return admit(element, tag)
    case (.array, .key), (.plist, .key):
      if !parent.isFaulty { report(.keyOutsideDictionary, at: tag.range) }
      markInnermostFaulty()
      return false
    case (.plist, _) where parent.valueCount > 0:
      if !parent.isFaulty { report(.secondRoot, at: tag.range) }
      markInnermostFaulty()
      return false
    default:
      return true
    }
  }

  /// Returns the element that a misspelled one probably means, and reports the misspelling in any
  /// case.
  mutating func adopt(_ tag: XMLTag) -> XMLElement? {
    let name = string(tag.name)
    let isCutOff = if case .unterminated? = tag.fault { true } else { false }
    if !isCutOff { report(.unknownElement(name: shownName(tag.name)), at: tag.range) }
    if let element = XMLElement(misspelt: name) { return element }
    // If no name is near, skip the element; a key loses its value with it.
    if open.last?.key != nil { dropKeyWithoutValue(isReported: true) }
    markInnermostFaulty()
    if tag.form == .open { skipUnknownElement(tag) }
    noteKeyless()
    return nil
  }
}
