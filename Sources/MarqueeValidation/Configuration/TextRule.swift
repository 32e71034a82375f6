package import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
package import MarqueeSupport

/// A rule of the authors' own about texts.
package struct TextRule: Hashable, Sendable {
  /// The rule's name.
  package let id: RuleIdentifier
  /// The keys of the texts that it is about; `nil` for all texts that are shown.
  package let fields: [String]?
  /// What it asks of a text; `nil` if that could not be read, so that nothing is reported.
  package let condition: Condition?
  /// What is reported.
  package let message: String
  /// How serious that is unless `rules` says otherwise.
  package let severity: Severity
  /// Where the rule is written.
  package let place: Place

  /// What a rule asks of a text.
  package enum Condition: Hashable, Sendable {
    /// No part of it matches.
    case forbids(TextPattern)
    /// Some part of it matches.
    case requires(TextPattern)
  }

  /// For how many matches in one text there is a diagnostic each.
  static let maximumMatchCount = 16

  /// Whether the rule is about the texts of a field.
  func isAbout(_ field: Field) -> Bool {
    fields.map { field.kind.holdsText && $0.contains(field.key) } ?? field.kind.isShownText
  }

  /// The rule as the built-in ones are.
  package var rule: Rule {
    Rule(
      id, group: .text, severity: severity, summary: message, rationale: rationale, examples: []
    ) { context, report in
      guard let condition else { return }
      context.catalog.forEachField(whereField: isAbout) { occurrence in
        context.document.forEachSoundString(of: occurrence) { value in
          check(value, condition, context, &report)
        }
      }
    }
  }

  private func check(
    _ value: ValueIndex, _ condition: Condition, _ context: RuleContext, _ report: inout RuleReport
  ) {
    let text = context.text(of: value)
    let note = Note("the rule '\(id)' is written here", at: place)
    switch condition {
    case .forbids(let pattern):
      let matches = text.bytes.withSpan { pattern.matches(in: $0, upTo: Self.maximumMatchCount) }
      // An empty match is a fault of the whole text: there is nothing to point at.
      guard let first = matches.first, !first.isEmpty else {
        if !matches.isEmpty { report.add(at: value, message, notes: [note]) }
        return
      }
      for match in matches where !match.isEmpty {
        let start = text.bytes.startIndex
        let range = text.sourceRange(of: start + match.lowerBound..<start + match.upperBound)
        report.add(at: value, range: range, message, notes: [note])
      }
    case .requires(let pattern):
      let isMet = text.bytes.withSpan { pattern.firstMatch(in: $0) != nil }
      if !isMet { report.add(at: value, message, notes: [note]) }
    }
  }

  private var rationale: String {
    let texts =
      fields.map { "the texts of \(EnglishList.join($0.map { "'\($0)'" }, "and"))" }
      ?? "the texts that are shown"
    return switch condition {
    case .forbids(let pattern):
      "A rule of \(place.file): nothing in \(texts) may match '\(pattern.source)'."
    case .requires(let pattern):
      "A rule of \(place.file): something in each of \(texts) must match '\(pattern.source)'."
    case nil:
      "A rule of \(place.file) that has a fault; 'marquee validate' reports it."
    }
  }
}

extension FieldKind {
  /// Whether the values are strings or hold some, so that a rule about texts can read them.
  package var holdsText: Bool {
    switch self {
    case .text, .hiddenText, .identifier, .imageName, .link, .sectionType, .layoutName, .word,
      .texts, .destination, .color, .currency, .reference:
      true
    case .date, .list, .group, .decimal, .integer, .number, .price, .boolean, .dictionary, .array,
      .anything, .map:
      false
    }
  }
}
