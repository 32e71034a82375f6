import MarqueeDiagnostics
import MarqueePropertyList

/// The comments of a property list that silence rules.
///
/// `<!-- marquee:allow rule-id reason -->` silences a rule for the element that follows, all that it
/// holds, and the value of a key.
struct Suppressions {
  private var suppressions: [Suppression] = []
  /// The suppressions by the rule that they name.
  private var byRule: [RuleIdentifier: [Int]] = [:]
  private let document: PropertyListDocument

  /// One comment.
  private struct Suppression {
    let rule: RuleIdentifier
    let comment: SourceRange
    /// What the comment is about; `nil` where nothing follows it.
    let range: SourceRange?
    var isUsed = false
  }

  /// Finds the comments.
  ///
  /// - Complexity: O(*c* log *n*) in the comments and values of the document.
  init(in document: PropertyListDocument) {
    self.document = document
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
    // For each rule, the comments whose elements the walk is in, and the next one.
    var walks: [RuleIdentifier: (open: [Int], next: Int)] = [:]
    for diagnostic in diagnostics.sorted(by: Diagnostic.areInOrder) {
      guard let comments = byRule[diagnostic.rule], let range = diagnostic.place.range,
        RuleRegistry[diagnostic.rule]?.canBeSilenced == true
      else {
        remaining.append(diagnostic)
        continue
      }
      var walk = walks[diagnostic.rule] ?? ([], 0)
      while walk.next < comments.count, let start = suppressions[comments[walk.next]].range?.start,
        start <= range.start
      {
        walk.open.append(comments[walk.next])
        walk.next += 1
      }
      // Elements lie in each other or apart, so the innermost one is the last that has not ended.
      while let last = walk.open.last, let end = suppressions[last].range?.end, end <= range.start {
        walk.open.removeLast()
      }
      walks[diagnostic.rule] = walk
      if let last = walk.open.last, suppressions[last].range?.contains(range) == true {
        suppressions[last].isUsed = true
      } else {
        remaining.append(diagnostic)
      }
    }
    return remaining
  }

  /// One warning for each comment that silences nothing.
  var diagnostics: [Diagnostic] {
    suppressions.filter { !$0.isUsed }.map { suppression in
      let nearest = Suggestion.nearest(
        to: suppression.rule.description, among: RuleRegistry.all.map(\.id.description))
      let isKnown = RuleRegistry[suppression.rule] != nil
      return Diagnostic(
        rule: .unusedSuppression, severity: .warning,
        message: Self.reason(suppression.rule),
        place: Place(
          file: document.source.name, range: document.isDerived ? nil : suppression.comment),
        fixIts: [
          FixIt(
            !isKnown && nearest != nil ? "write '\(nearest ?? "")'" : "remove the comment",
            applicability: .displayOnly)
        ])
    }
  }

  /// Why a comment silences nothing.
  private static func reason(_ name: RuleIdentifier) -> String {
    guard let rule = RuleRegistry[name] else { return "there is no rule '\(name)'" }
    if rule.isAboutFolder, rule.canBeSilenced {
      return "'\(name)' is about the whole folder, and only Marquee.plist can turn it off"
    }
    return rule.canBeSilenced
      ? "nothing here needs '\(name)' to be allowed"
      : "'\(name)' cannot be allowed: the screen would lose something"
  }

  /// The rule that a comment names; `nil` for a comment that is about something else.
  private static func ruleName(
    in comment: SourceRange, of document: PropertyListDocument
  ) -> RuleIdentifier? {
    let words = document.source.string(in: comment).dropFirst("<!--".count).dropLast("-->".count)
      .split(whereSeparator: \.isWhitespace)
    guard words.first == "marquee:allow" else { return nil }
    return RuleIdentifier(words.count > 1 ? String(words[1]) : "")
  }

  /// The element behind a comment, with its value where it is a key.
  private static func range(
    behind comment: SourceRange, of document: PropertyListDocument
  ) -> SourceRange? {
    var low = 0
    var high = document.values.count
    while low < high {
      let middle = (low + high) / 2
      if document[middle].range.start < comment.end { low = middle + 1 } else { high = middle }
    }
    guard low < document.values.count else { return nil }
    let element = document[low]
    let last = element.kind == .key ? document[low + 1] : element
    return SourceRange(start: element.range.start, end: last.range.end)
  }
}

extension RuleIdentifier {
  /// A comment silences nothing.
  static let unusedSuppression: RuleIdentifier = "unused-suppression"
}
