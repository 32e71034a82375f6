import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs
import MarqueePropertyList
import MarqueeScreen

/// A section of a screen as an app shows it, and where its author wrote it.
struct ShownSection: Sendable {
  let index: ValueIndex
  let position: Int
  let section: ScreenSection
  let screen: CheckedScreen

  /// The largest drawing of a section, in bytes: editors cut longer texts.
  private static let maximumDrawingByteCount = 60 << 10

  /// What is said about it: its identifier, and a drawing for clients that show it.
  func paragraphs(in view: DocumentView) -> [String] {
    let isDerived = screen.resolved.catalog.value(of: "id", in: index) == nil
    let words =
      "Section \(position + 1) of \(screen.screen.sections.count), "
      + "\(MarkdownText.code(section.id))\(isDerived ? " (derived)" : "")"
    guard view.client.showsImages,
      let svg = SectionDrawing.svg(
        ofSection: position, in: screen, of: view.snapshot.report,
        limit: Self.maximumDrawingByteCount)
    else { return [words] }
    return [words, "![](data:image/svg+xml;base64,\(Base64.encode(svg)))"]
  }
}

/// An item of a screen as an app shows it, and where its author wrote it.
struct ShownItem: Sendable {
  /// Its dictionary, or the name of an item of the library.
  let index: ValueIndex
  let position: Int
  let count: Int
  let item: ScreenItem
  let isDerived: Bool

  /// What is said about it: its identifier, its kind, its position and its rank.
  var paragraphs: [String] {
    var facts = [
      "Item \(position + 1) of \(count)", "kind \(MarkdownText.code(item.kind.name))",
      "\(MarkdownText.code(item.id))\(isDerived ? " (derived)" : "")",
    ]
    if let rank = item.rank { facts.append("rank \(rank)") }
    return [facts.joined(separator: ", ")]
  }
}

extension CheckedScreen {
  /// The sections that an app shows, in order.
  var shownSections: [ShownSection] {
    let catalog = resolved.catalog
    return zip(catalog.shownSections, screen.sections).enumerated().map { position, pair in
      ShownSection(
        index: catalog.sections[pair.0].index, position: position, section: pair.1, screen: self)
    }
  }

  /// The items that an app shows and that their author listed, in order.
  ///
  /// - Complexity: O(*n*) in the items.
  var shownItems: [ShownItem] {
    let catalog = resolved.catalog
    let sections = zip(catalog.shownSections, screen.sections)
    return sections.flatMap { position, section -> [ShownItem] in
      let located = catalog.sections[position]
      let query = catalog.value(of: ItemReference.queryKey, in: located.index)
      return zip(located.items, section.items).enumerated().compactMap {
        place, pair -> ShownItem? in
        let index = catalog.items[pair.0].index
        // A query is the place of all of its items.
        guard index != query else { return nil }
        return ShownItem(
          index: index, position: place, count: section.items.count, item: pair.1,
          isDerived: catalog.document[index].kind == .dictionary
            && catalog.value(of: "id", in: index) == nil
            && catalog.value(of: ItemReference.key, in: index) == nil)
      }
    }
  }
}
