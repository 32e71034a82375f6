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
    let changed: [MarkupNode] = entries.map {
      #"<li><a href="\#($0.address)"><bdi>\#($0.title)</bdi></a> – \#($0.remark)</li>"#
    }
    let same: [MarkupNode] = equal.map { "<li><bdi>\($0)</bdi></li>" }
    let warnings: [MarkupNode] = warnings.map { #"<p class="warning">\#($0)</p>"# }
    return ComparisonStyle.document(
      title: "What changed – Marquee",
      body: """
        <main class="index"><h1>What changed for the viewer</h1>\
        <p>\(versions.old) → \(versions.new): \(summary)</p>\(warnings)\
        \(list("Changed screens", changed))\(list("Screens that are the same", same))</main>
        """)
  }

  private func list(_ title: String, _ items: [MarkupNode]) -> MarkupNode? {
    items.isEmpty ? nil : "<h2>\(title)</h2><ul>\(items)</ul>"
  }
}
