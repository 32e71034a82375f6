import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  static let duplicateCategoryTitle = Rule(
    "duplicate-category-title", group: .text, severity: .error,
    summary: "two categories of one item are shown with the same title",
    rationale: """
      The app distinguishes the chips by their titles, and so do people. Titles are compared as \
      they are shown: 'officeProductivity' and 'Office Productivity' are the same.
      """,
    examples: [
      .bad(
        .item(of: "categories"),
        ["titles": ["officeProductivity", "design", "⟦Office Productivity⟧"]]),
      .good(
        .sections,
        [
          .section("categories", .onOneLine([["titles": ["design"]]])),
          .section("categories", .onOneLine([["titles": ["design"]]])),
        ]),
    ]
  ) { context, report in
    var first: [Title: ValueIndex] = [:]
    context.forEachString(where: { $0 == .texts }) { occurrence, value in
      let words = context.text(of: value).words.string
      guard !words.isEmpty else { return }
      let shown = CategoryTitle.displayText(of: words)
      let title = Title(list: occurrence.value, text: shown.lowercased())
      if let earlier = first.insertIfAbsent(value, for: title) {
        report.add(
          at: value, "category '\(shown)' appears twice", label: "again",
          notes: [report.note("first used here", at: earlier)])
      }
    }
  }

  private struct Title: Hashable {
    let list: ValueIndex
    let text: String
  }
}
