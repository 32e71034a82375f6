/// A page with links to the comparisons of all changed screens, and the names of the others.
package struct ComparisonIndex: Sendable {
  /// The changed screens; the address of each page is relative to the index.
  package var entries: [IndexPage.Entry]
  package var equal: [String]
  package var versions: (old: String, new: String)
  package var summary: String
  package var warnings: [String]

  package init(
    _ entries: [IndexPage.Entry], equal: [String], versions: (old: String, new: String),
    summary: String, warnings: [String]
  ) {
    self.entries = entries
    self.equal = equal
    self.versions = versions
    self.summary = summary
    self.warnings = warnings
  }

  package var html: [UInt8] {
    let items = entries.map { entry in
      MarkupNode.make(
        "li", [:],
        [
          .make("a", ["href": entry.address], [.make("bdi", [:], [.text(entry.title)])]),
          .text(" – \(entry.remark)"),
        ])
    }
    let same = equal.map { MarkupNode.make("li", [:], [.make("bdi", [:], [.text($0)])]) }
    var body: [MarkupNode] = [
      .make("h1", [:], [.text("What changed for the viewer")]),
      .make("p", [:], [.text("\(versions.old) → \(versions.new): \(summary)")]),
    ]
    body += warnings.map { .make("p", ["class": "warning"], [.text($0)]) }
    if !items.isEmpty {
      body += [.make("h2", [:], [.text("Changed screens")]), .make("ul", [:], items)]
    }
    if !same.isEmpty {
      body += [.make("h2", [:], [.text("Screens that are the same")]), .make("ul", [:], same)]
    }
    return ComparisonStyle.document(
      title: "What changed – Marquee", body: [.make("main", ["class": "index"], body)])
  }
}
