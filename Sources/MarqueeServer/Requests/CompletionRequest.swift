/// `textDocument/completion`: what can be written at a place.
struct CompletionRequest: DocumentRequest {
  static let method = "textDocument/completion"
  /// What can be written follows from the text; the last check is good enough for the rest.
  static let needsCheck = false

  let textDocument: DocumentIdentifier
  let position: Position

  /// The suggestions at the position.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  func answer(_ view: DocumentView) -> [CompletionItem] {
    var suggestions = Suggestions(view, at: position)
    suggestions.addAll()
    return suggestions.items
  }
}

struct CompletionItem: Codable, Hashable, Sendable {
  enum Kind: Int, Codable, Hashable, Sendable {
    case field = 5
    case value = 12
    case snippet = 15
    case image = 17
  }

  let label: String
  let kind: Kind
  var detail: String?
  var documentation: Markup?
  /// Required keys come first.
  let sortText: String
  /// 2 for a text with tab stops, 1 for any other.
  let insertTextFormat: Int
  let textEdit: Edit
  /// What a client sends back for documentation; `nil` if there is none.
  var data: Subject?

  struct Edit: Codable, Hashable, Sendable {
    let range: PositionRange
    let newText: String
  }

  struct Subject: Codable, Hashable, Sendable {
    let uri: String
    let image: String
  }
}
