import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let fieldConstraint = Rule(
    "field-constraint", group: .values, severity: .error,
    parts: Set(FieldConstraints.Name.allCases.map(\.rule)).sorted(),
    summary: "a value is not what its field allows",
    rationale: """
      A field of your own says what its values are like, because what shows or reads them needs it: \
      how long a text is and what it looks like, between which numbers a number is and how exact, \
      how many elements a list has and whether they differ. A link may have only the schemes that \
      its field lists: list 'screen', 'section' or 'item' too where it may lead inside the catalog.
      """,
    examples: [
      film("tagline", ["kind": "text", "maxLength": 12], "⟦Thirteen wide⟧"),
      film("tagline", ["kind": "text", "maxLength": 12], "Twelve wide."),
      film("code", ["kind": "text", "pattern": "tt[0-9]+"], "⟦tt12x⟧"),
      film("year", ["kind": "integer", "minimum": 1888], .integer("⟦1788⟧")),
      film("score", ["kind": "decimal", "digits": 1], .real("⟦7.25⟧")),
      film("trailer", ["kind": "link", "schemes": ["https", "screen"]], "⟦item:clay⟧"),
      film("trailer", ["kind": "link", "schemes": ["https", "screen"]], "screen:Learn"),
      film("genres", ["kind": "list", "of": "text", "maxCount": 1], .marked(["Drama", "Crime"])),
      film(
        "genres", ["kind": "list", "of": "text", "unique": .xml("<true/>")], ["Drama", "⟦Drama⟧"]),
    ]
  ) { context, report in
    let document = context.document
    for found in context.violations {
      let value = found.value(in: document)
      let (field, constraint) = (found.occurrence.field, found.violation.constraint)
      // Other rules report a text without letters, and one that is not a link.
      guard document[value].kind != .string || !context.text(of: value).isBlank,
        constraint != .schemes
          || LinkFault(of: context.text(of: value).bytes, found.occurrence.kind) == nil
      else { continue }
      let place = field.constraints.flatMap { constraints in
        context.settings.source?.place(of: constraints.path + [constraint.rawValue])
      }
      report.add(
        at: value, part: constraint.rule, "'\(field.key)' \(found.violation.message)",
        notes: place.map { [Note("'\(constraint.rawValue)' is set here", at: $0)] } ?? [])
    }
  }

  /// A value of a film, whose only field is declared in the settings.
  private static func film(
    _ field: String, _ declaration: ExampleValue, _ value: ExampleValue
  ) -> RuleExample {
    .bad(
      .item(of: "films"), settings: .films(fields: ExampleValue(pairs: [(field, declaration)])),
      ExampleValue(pairs: [(field, value)]))
  }
}

extension FieldConstraints.Name {
  fileprivate var rule: RuleIdentifier {
    switch self {
    case .minLength, .maxLength: "text-length"
    case .pattern: "text-pattern"
    case .minimum, .maximum: "number-range"
    case .digits: "number-digits"
    case .schemes: "link-scheme"
    case .minCount, .maxCount: "element-count"
    case .unique: "duplicate-element"
    }
  }
}
