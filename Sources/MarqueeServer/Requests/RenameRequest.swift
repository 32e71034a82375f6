/// `textDocument/rename`: another name for a thing, at all places.
struct RenameRequest: DocumentRequest {
  static let method = "textDocument/rename"

  let textDocument: DocumentIdentifier
  let position: Position
  let newName: String

  static var nothing: WorkspaceEdit {
    get throws(ResponseError) {
      throw ResponseError(.requestFailed, "the document is not part of any content")
    }
  }

  func answer(_ view: DocumentView) throws(ResponseError) -> WorkspaceEdit {
    guard !view.isBroken else {
      throw ResponseError(.requestFailed, "the document has syntax errors")
    }
    guard let (thing, _) = view.named(at: position) else {
      throw ResponseError(.requestFailed, "nothing with a name is here")
    }
    return try Renaming(thing, in: view).edit(to: newName)
  }
}
