import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// The comments of a property list that silence rules.
///
/// `<!-- marquee:allow rule-id reason -->` silences a rule for the following element and everything
/// inside it; for a key, this includes its value.
struct Suppressions {
  private var suppressions: [Suppression] = []
  private var byRule: [RuleIdentifier: [Int]] = [:]
  private let document: PropertyListDocument
  private let rules: RuleSet

  private struct Suppression {
    let rule: RuleIdentifier
    let comment: SourceRange
    /// The range that the comment applies to; `nil` if nothing follows it.
    let range: SourceRange?
    var isUsed = false
  }

  /// The state of a skip the diagnostics of one rule.
  private struct Walk {
    /// The comments whose elements enclose the current offset, the outermost first.
    private(set) var open: [Int] = []
    private var next = 0

    /// Adds the comments whose elements begin up to an offset, and removes those that have ended.
    ///
    /// Elements are nested or disjoint, so the innermost is the last one that has not ended.
    mutating func advance(to offset: UInt32, _ comments: [Int], _ suppressions: [Suppression]) {
      while next < comments.count, let range = suppressions[comments[next]].range,
        range.start <= offset
      {
        open.append(comments[next])
        next += 1
      }
      while let last = open.last, let end = suppressions[last].range?.end, end <= offset {
        open.removeLast()
      }
    }
  }

  /// Finds the comments.
  ///
  /// - Parameters:
  ///   - document: The property list.
  ///   - rules: The rules that they may name.
  /// - Complexity: O(*c* log *n*) in the comments and values of the document.
  init(in document: PropertyListDocument, of rules: RuleSet) {
    self.document = document
    self.rules = rules
    for comment in document.comments {
      guard let rule = Self.ruleName(in: comment, of: document) else { continue }
      byRule[rule, default: []].append(suppressions.count)
      suppressions.append(
        Suppression(rule: rule, comment: comment, range: Self.range(behind: comment, of: document)))
    }
  }

  /// The diagnostics that no comment silences.
  ///
  /// - Complexity: O(*d* log *d* + *c*) in the diagnostics and comments.
  mutating func remaining(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return diagnostics }
    var remaining: [Diagnostic] = []
    var walks: [RuleIdentifier: Walk] = [:]
    for diagnostic in diagnostics.sorted(by: { $0.precedes($1) }) {
      let isSilenced = diagnostic.ruleNames.contains { name in
        guard let comments = byRule[name], let range = diagnostic.place.range,
          rules[name]?.canBeSilenced == true
        else { return false }
        // Modified in place, because the open comments would be copied for each diagnostic
        // otherwise.
        walks[name, default: Walk()].advance(to: range.start, comments, suppressions)
        guard let last = walks[name]?.open.last, suppressions[last].range?.contains(range) == true
        else { return false }
        suppressions[last].isUsed = true
        return true
      }
      if !isSilenced { remaining.append(diagnostic) }
    }
    return remaining
  }

  /// One warning for each comment that silences nothing.
  ///
  /// - Parameters:
  ///   - selection: The rules of the run; comments for others may silence something.
  ///   - isLibrary: Whether screens judge what they show of the file, and what comments silence.
  /// - Complexity: O(*c*) in the comments.
  func diagnostics(_ selection: RuleSelection, isLibrary: Bool) -> [Diagnostic] {
    suppressions.filter { suppression in
      let rule = rules[suppression.rule]
      return !suppression.isUsed && !(isLibrary && rule?.isAboutShown == true)
        && selection.contains(rule, [suppression.rule] + [rule?.id].compactMap(\.self))
    }.map { suppression in
      Diagnostic(
        rule: Rule.unusedSuppression.id, severity: .warning, message: reason(suppression.rule),
        place: Place(
          file: document.source.name, range: document.isDerived ? nil : range(of: suppression)),
        fixIts: .advice(advice(suppression.rule)))
    }
  }

  /// The range to report: for a misspelled command the word, otherwise the whole comment.
  private func range(of suppression: Suppression) -> SourceRange {
    let name = suppression.rule.description
    let word = Array(name.utf8.dropFirst(Self.misspelt.utf8.count))
    let text = document.source.text[suppression.comment.offsets]
    guard name.hasPrefix(Self.misspelt), let range = text.firstRange(of: word) else {
      return suppression.comment
    }
    return SourceRange(range)
  }

  /// What to do about a comment that silences nothing.
  private func advice(_ name: RuleIdentifier) -> String {
    if name.description.hasPrefix(Self.misspelt) {
      return "write '\(Self.command)' and the name of a rule"
    }
    let nearest =
      rules[name] == nil ? Suggestion.nearest(to: name.description, among: rules.names) : nil
    return nearest.map { "write '\($0)'" } ?? "remove the comment"
  }

  /// Why a comment silences nothing.
  private func reason(_ name: RuleIdentifier) -> String {
    if name.description.hasPrefix(Self.misspelt) {
      return "'\(name.description.dropFirst())' means nothing"
    }
    guard let rule = rules[name] else { return "unknown rule '\(name)'" }
    if rule.isAboutFolder, rule.canBeSilenced {
      return "'\(name)' is about the whole folder, and only Marquee.plist can turn it off"
    }
    return rule.canBeSilenced
      ? "nothing here needs '\(name)' to be allowed"
      : "'\(name)' cannot be allowed: the screen would lose something"
  }

  /// The rule that a comment names; `nil` for any other comment.
  private static func ruleName(
    in comment: SourceRange, of document: PropertyListDocument
  ) -> RuleIdentifier? {
    let text = document.source.text
    let bytes = text[comment.offsets.clamped(to: 0..<text.count)]
      .dropFirst("<!--".count).dropLast("-->".count)
    // Generated files may have many comments, and nearly all are ASCII.
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return ruleName(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace))
    }
    let words = bytes.split(maxSplits: 2, whereSeparator: \.isASCIISpace)
    guard let first = words.first, isCommand(first) else { return nil }
    return ruleName(words.map { String(decoding: $0, as: UTF8.self)[...] })
  }

  private static func ruleName(_ words: [Substring]) -> RuleIdentifier? {
    guard let first = words.first, isCommand(Array(first.utf8)[...]) else { return nil }
    guard first == command else { return RuleIdentifier(misspelt + first) }
    return RuleIdentifier(words.count > 1 ? String(words[1]) : "")
  }

  private static let command = SuppressionComment.command
  /// The prefix for a misspelled command, so that it does not equal any rule's name.
  private static let misspelt = "?"

  /// Whether a word is the command, or a misspelling of it: `Marquee:allow`, `marque:allow`,
  /// `marquee:disable`.
  private static func isCommand(_ word: ArraySlice<UInt8>) -> Bool {
    if word.elementsEqual(command.utf8) { return true }
    guard let colon = word.firstIndex(of: UInt8(ascii: ":")), word.count <= 24 else { return false }
    let program = String(decoding: word[..<colon], as: UTF8.self).lowercased()
    return program == "marquee"
      || program.hasPrefix("marq") && Suggestion.nearest(to: program, among: ["marquee"]) != nil
  }

  /// The element after a comment, including its value if it is a key.
  private static func range(
    behind comment: SourceRange, of document: PropertyListDocument
  ) -> SourceRange? {
    let index = document.values.partitioningIndex { $0.range.start >= comment.end }
    guard index < document.values.count else { return nil }
    let element = document[index]
    let last = element.kind == .key ? document[index + 1] : element
    return SourceRange(start: element.range.start, end: last.range.end)
  }
}
