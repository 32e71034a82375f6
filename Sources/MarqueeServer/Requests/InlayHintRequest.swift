import MarqueeCompiler
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// `textDocument/inlayHint`: what the screen has that its author did not write: numerals, and derived
/// identifiers.
struct InlayHintRequest: DocumentRequest {
  static let method = "textDocument/inlayHint"

  let textDocument: DocumentIdentifier
  let range: PositionRange

  /// A text after a place.
  struct Hint: Encodable, Hashable, Sendable {
    let position: Position
    let label: String
    let paddingLeft = true

    enum CodingKeys: CodingKey { case position, label, paddingLeft }
  }

  /// Which hints the client asks for.
  struct Choice: Hashable, Sendable {
    var showsRanks = true
    var showsIdentifiers = true
  }

  /// The hints in a range of a document.
  func answer(_ view: DocumentView) -> [Hint] {
    let choice = view.client.hints
    guard let screen = view.snapshot.screen(atPath: view.document.path) else { return [] }
    let catalog = screen.resolved.catalog
    guard !catalog.document.isDerived else { return [] }
    let positions = view.checkedPositions
    var hints: [Hint] = []
    // The screen has the sections that could be loaded, in their order.
    for (position, section) in zip(catalog.shownSections, screen.screen.sections) {
      let located = catalog.sections[position]
      for (item, shown) in zip(located.items, section.items) {
        // A query stands for all of its items.
        guard
          catalog.items[item].index != catalog.value(of: ItemReference.queryKey, in: located.index)
        else { break }
        let index = catalog.items[item].index
        let end = positions.range(catalog.document.openingTag(of: index)).end
        guard range.start <= end, end <= range.end else { continue }
        var words: [String] = []
        if choice.showsRanks, let rank = shown.rank { words.append("#\(rank)") }
        if choice.showsIdentifiers, catalog.document[index].kind == .dictionary,
          catalog.value(of: "id", in: index) == nil
        {
          words.append(shown.id)
        }
        if !words.isEmpty {
          hints.append(Hint(position: end, label: words.joined(separator: " ")))
        }
      }
    }
    return hints
  }
}
