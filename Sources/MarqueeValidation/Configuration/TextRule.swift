package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeScreen

/// A rule for texts that authors define.
package struct TextRule: Hashable, Sendable {
  /// The rule's name.
  package let id: RuleIdentifier
  /// The keys of the texts that it checks; `nil` for all shown texts.
  package let fields: [String]?
  /// The condition for a text; `nil` if it could not be read, in which case nothing is reported.
  package let condition: Condition?
  /// The message of its diagnostics.
  package let message: String
  /// The severity unless `rules` says otherwise.
  package let severity: Severity
  /// Where the rule is defined.
  package let place: Place

  /// A condition for a text.
  package enum Condition: Hashable, Sendable {
    /// No part of it matches.
    case forbids(TextPattern)
    /// Some part of it matches.
    case requires(TextPattern)
  }

  /// The largest number of matches that are reported in one text.
  static let maximumMatchCount = 16

  /// Whether the rule checks the texts of a field.
  package func isAbout(_ field: Field) -> Bool {
    fields.map { field.kind.holdsText && $0.contains(field.key) } ?? field.kind.isShownText
  }

  /// The rule in the same form as a built-in one.
  package var rule: Rule {
    Rule(
      id, foundByReading: .text, severity: severity, summary: message, rationale: rationale,
      examples: [])
  }

  private var rationale: String {
    let texts =
      fields.map { "the texts of \(EnglishList.names($0, "and"))" }
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
