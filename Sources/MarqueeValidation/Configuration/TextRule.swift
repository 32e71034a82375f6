package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeScreen

package struct TextRule: Hashable, Sendable {
  package let id: RuleIdentifier
  /// The keys of the texts that it checks; `nil` for all shown texts.
  package let fields: [String]?
  /// The condition for a text; `nil` if it could not be read, in which case nothing is reported.
  package let condition: Condition?
  package let message: String
  /// The severity unless `rules` says otherwise.
  package let severity: Severity
  package let place: Place

  package enum Condition: Hashable, Sendable {
    case forbids(TextPattern)
    case requires(TextPattern)
  }

  static let maximumMatchCount = 16

  package func isAbout(_ field: Field) -> Bool {
    fields.map { field.kind.holdsText && $0.contains(field.key) } ?? field.kind.isShownText
  }

  package var rule: Rule {
    Rule(
      id, group: .text, severity: severity, summary: message, rationale: rationale,
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
