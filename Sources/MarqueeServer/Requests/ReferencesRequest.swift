/// `textDocument/references`: where the thing at a position is named.
struct ReferencesRequest: DocumentRequest {
  static let method = "textDocument/references"

  let textDocument: DocumentIdentifier
  let position: Position
  let context: Context?

  struct Context: Decodable, Sendable {
    let includeDeclaration: Bool?
  }

  func answer(_ view: DocumentView) -> [Location] {
    guard let thing = view.named(at: position)?.thing else { return [] }
    let definitions =
      context?.includeDeclaration == true
      ? view.snapshot.definitions(of: thing, from: view.document.path) : []
    return definitions + view.snapshot.references(to: thing)
  }
}
