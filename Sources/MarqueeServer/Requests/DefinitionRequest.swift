/// `textDocument/definition`: where the thing at a position is defined.
struct DefinitionRequest: DocumentRequest {
  static let method = "textDocument/definition"

  let textDocument: DocumentIdentifier
  let position: Position

  func answer(_ view: DocumentView) -> [Location] {
    view.named(at: position).map {
      view.snapshot.definitions(of: $0.thing, from: view.document.path)
    } ?? []
  }
}
