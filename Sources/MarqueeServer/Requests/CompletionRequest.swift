/// `textDocument/completion`: what can be written at a place.
struct CompletionRequest: DocumentRequest {
  static let method = "textDocument/completion"
  /// What can be written follows from the text; the last check is good enough for the rest.
  static let needsCheck = false

  let textDocument: DocumentIdentifier
  let position: Position

  /// A suggestion.
  struct Item: Encodable, Hashable, Sendable {
    let label: String
    /// What it is, as the protocol numbers kinds: 5 a field, 12 a value, 15 a snippet, 17 a file.
    let kind: Int
    let detail: String?
    let documentation: String?
    /// Required keys come first.
    let sortText: String
    let insertTextFormat: Int
    let textEdit: Edit

    /// What is replaced by what.
    struct Edit: Encodable, Hashable, Sendable {
      let range: PositionRange
      let newText: String
    }
  }

  /// The suggestions at a position.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  func answer(_ view: DocumentView) -> [Item] {
    let (context, container, next) = view.cursor(at: position)
    let offset = view.document.positions.offset(at: position)
    var suggestions = Suggestions(view, context)
    switch context.place {
    case .comment(let range): suggestions.addRules(in: range, before: offset)
    case .text("key", let range): suggestions.addKeys(of: container, replacing: range, isBare: true)
    case .text(_, let range): suggestions.addValues(of: next, replacing: range)
    case .tag(let range):
      suggestions.addElements(container, next, replacing: range.lowerBound..<offset)
    case .between: suggestions.addElements(container, next, replacing: offset..<offset)
    }
    return suggestions.items
  }
}
