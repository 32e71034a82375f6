import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs
import MarqueeScreen

extension ScreenReport {
  /// The sections that an app shows, each with where its author wrote it.
  var shownSections: [(shown: ShownSection, section: ScreenSection)] {
    zip(resolved.shown.visibleSections, scene.screen.sections).map { ($0, $1) }
  }

  /// The items that an app shows and that their author listed, in order.
  ///
  /// - Complexity: O(*n*) in the items.
  var shownItems: [(shown: ShownItem, item: ScreenItem)] {
    shownSections.flatMap { shown, section in
      // A query is the place of all of its items.
      zip(shown.items, section.items).filter { !$0.0.isFound }.map { ($0, $1) }
    }
  }

  /// The largest drawing of a section, in bytes: editors cut longer texts.
  private static let maximumDrawingByteCount = 60 << 10

  /// What is said about a section: its identifier, and a drawing for clients that show it.
  func paragraphs(ofSection position: Int, in view: DocumentView) -> [String] {
    let (shown, section) = shownSections[position]
    let words =
      "Section \(position + 1) of \(scene.screen.sections.count), "
      + "\(MarkdownText.code(section.id))\(shown["id"] == nil ? " (derived)" : "")"
    guard view.client.showsImages,
      let svg = SectionDrawing.svg(
        ofSection: position, in: self, of: view.snapshot.report,
        limit: Self.maximumDrawingByteCount)
    else { return [words] }
    return [words, "![](data:image/svg+xml;base64,\(Base64.encode(svg)))"]
  }

  /// What is said about an item: its identifier, its kind, its position and its rank.
  func facts(of shown: ShownItem, _ item: ScreenItem) -> String {
    let (index, count) = shown.positionInSection
    var facts = [
      "Item \(index + 1) of \(count)", "kind \(MarkdownText.code(item.kind.name))",
      "\(MarkdownText.code(item.id))\(shown.isAnonymous ? " (derived)" : "")",
    ]
    if let rank = item.rank { facts.append("rank \(rank)") }
    return facts.joined(separator: ", ")
  }
}
