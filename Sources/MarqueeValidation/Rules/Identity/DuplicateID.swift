import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  /// One identifier for two things.
  static let duplicateID = Rule(
    "duplicate-id", group: .identity, severity: .error,
    summary: "two sections or items share an 'id'",
    rationale: """
      The app's data source distinguishes sections and items by their identifiers. If one \
      identifier appears twice, it shows only one of the two, or stops. An identifier must be unique \
      in the whole screen.
      """,
    examples: [
      .bad(
        .items(of: "list"),
        [["id": "help", "text": "Help"], ["id": "⟦help⟧", "text": "Contact"]]),
      .good(
        .items(of: "list"),
        [["id": "help", "text": "Help"], ["id": "contact", "text": "Contact"]]),
    ]
  ) { context, report in
    var first: [String: ValueIndex] = [:]
    context.forEachString(where: { $0 == .identifier }) { _, value in
      let id = context.document.string(of: value)
      guard !id.isEmpty else { return }
      if let earlier = first[id] {
        report.add(
          at: value, "identifier '\(id)' appears twice in this screen", label: "again",
          notes: [report.note("first used here", at: earlier)])
      } else {
        first[id] = value
      }
    }
  }
}
