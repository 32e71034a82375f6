import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// `textDocument/inlayHint`: what the screen has that its author did not write: numerals, and
/// derived identifiers.
struct InlayHintRequest: DocumentRequest {
  static let method = "textDocument/inlayHint"

  let textDocument: DocumentIdentifier
  let range: PositionRange

  struct Hint: Encodable, Hashable, Sendable {
    let position: Position
    let label: String
    let paddingLeft = true
  }

  struct Choice: Hashable, Sendable {
    var showsRanks = true
    var showsIdentifiers = true
  }

  func answer(_ view: DocumentView) -> [Hint] {
    let choice = view.client.hints
    guard let screen = view.screen else { return [] }
    let positions = view.checkedPositions
    return screen.shownItems.compactMap { shown, item in
      var words: [String] = []
      if choice.showsRanks, let rank = item.rank { words.append("#\(rank)") }
      if choice.showsIdentifiers, shown.isAnonymous { words.append(item.id) }
      guard !words.isEmpty, let tag = shown.place.range else { return nil }
      let end = positions.position(at: Int(tag.end))
      guard range.start <= end, end <= range.end else { return nil }
      return Hint(position: end, label: words.joined(separator: " "))
    }
  }
}
