import MarqueeScreen

/// Parses a regular expression.
///
/// Open groups are kept in a list, so that no expression makes the parser recurse.
struct PatternParser {
  var cursor: PatternCursor
  let isIgnoringCase: Bool
  private var groups = [PatternGroup(opening: 0..<0)]
  private var sets = NumberedValues<ScalarSet>()

  init(_ source: String, ignoringCase: Bool) {
    cursor = PatternCursor(source)
    isIgnoringCase = ignoringCase
  }

  mutating func parse() throws(PatternFault) -> PatternProgram {
    while let scalar = cursor.peek() {
      let start = cursor.offset
      _ = cursor.next()
      switch scalar {
      case "(": try openGroup(at: start)
      case ")": try closeGroup(at: start)
      case "|":
        groups[groups.count - 1].beginAlternative()
        try checkLength(from: start)
      case "*": try repeatLast(PatternRepetition(minimum: 0, maximum: nil), from: start)
      case "+": try repeatLast(PatternRepetition(minimum: 1, maximum: nil), from: start)
      case "?": try repeatLast(PatternRepetition(minimum: 0, maximum: 1), from: start)
      case "{": try repeatLast(try count(from: start), from: start)
      case "^": try append(.start, from: start)
      case "$": try append(.end, from: start)
      case ".":
        try append(
          ScalarSet(.lineBreaks, isNegated: true, ignoringCase: isIgnoringCase), from: start)
      case "[": try append(try scalarClass(from: start), from: start)
      case "\\": try append(try escape(from: start), from: start)
      default: try append(.scalar(scalar), from: start)
      }
    }
    guard groups.count == 1 else {
      throw PatternFault(
        message: "the group that begins here is not closed", range: groups[groups.count - 1].opening
      )
    }
    return PatternProgram(groups[0].code, sets: sets.values, ignoringCase: isIgnoringCase)
  }

  private mutating func openGroup(at start: Int) throws(PatternFault) {
    if cursor.peek() == "?", !cursor.take(text: "?:") { throw extensionFault(from: start) }
    guard groups.count <= TextPattern.maximumDepth else {
      throw fault("groups are at most \(TextPattern.maximumDepth) deep in each other", from: start)
    }
    groups.append(PatternGroup(opening: range(from: start)))
  }

  private mutating func closeGroup(at start: Int) throws(PatternFault) {
    guard groups.count > 1, let group = groups.popLast() else {
      throw fault("no group is open here; write a literal parenthesis as '\\)'", from: start)
    }
    groups[groups.count - 1].append(group.code)
    try checkLength(from: start)
  }

  private mutating func repeatLast(
    _ repetition: PatternRepetition, from start: Int
  ) throws(PatternFault) {
    var repetition = repetition
    switch groups[groups.count - 1].last {
    case .nothing:
      throw fault("there is nothing to repeat before this", from: start)
    case .anchor:
      throw fault(
        "what is before this is a place in the text, which cannot be repeated", from: start)
    case .repetition:
      throw fault(
        "what is before this is repeated already; a group '(?: )' can be repeated again",
        from: start)
    case .steps(let index):
      repetition.isReluctant = cursor.take("?")
      if cursor.take("+") {
        throw fault("possessive repetition is not supported", from: start)
      }
      let steps = Array(groups[groups.count - 1].steps[index...])
      guard index + repetition.length(of: steps.count) <= TextPattern.maximumLength else {
        throw lengthFault(from: start)
      }
      groups[groups.count - 1].replaceLast(from: index, with: repetition.code(of: steps))
      try checkLength(from: start)
    }
  }

  private mutating func append(_ anchor: PatternAnchor, from start: Int) throws(PatternFault) {
    groups[groups.count - 1].append(anchor)
    try checkLength(from: start)
  }

  private mutating func append(_ set: ScalarSet, from start: Int) throws(PatternFault) {
    groups[groups.count - 1].append([.set(sets.number(of: set))])
    try checkLength(from: start)
  }

  private mutating func append(_ escape: PatternEscape, from start: Int) throws(PatternFault) {
    switch escape {
    case .scalar(let scalar):
      groups[groups.count - 1].append(
        [.scalar(isIgnoringCase ? scalar.lowercaseForm : scalar)])
      try checkLength(from: start)
    case .set(let members, let isNegated):
      try append(
        ScalarSet(members, isNegated: isNegated, ignoringCase: isIgnoringCase), from: start)
    case .anchor(let anchor): try append(anchor, from: start)
    }
  }

  private func checkLength(from start: Int) throws(PatternFault) {
    guard groups[groups.count - 1].length <= TextPattern.maximumLength else {
      throw lengthFault(from: start)
    }
  }

  private func lengthFault(from start: Int) -> PatternFault {
    fault(
      "the expression is too long: with each count written out it may have at most"
        + " \(TextPattern.maximumLength) steps", from: start)
  }

  func fault(_ message: String, from start: Int) -> PatternFault {
    PatternFault(message: message, range: range(from: start))
  }

  func range(from start: Int) -> Range<Int> { start..<cursor.offset }
}
