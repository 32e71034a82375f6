import MarqueePropertyList

/// `textDocument/prepareRename`: the name at a position, if it can be replaced.
struct PrepareRenameRequest: DocumentRequest {
  static let method = "textDocument/prepareRename"

  let textDocument: DocumentIdentifier
  let position: Position

  struct Name: Encodable, Hashable, Sendable {
    let range: PositionRange
    let placeholder: String
  }

  func answer(_ view: DocumentView) -> Name? {
    // The reason is said when the rename is asked for; here, nothing is offered.
    guard !view.isBroken, let (thing, range) = view.named(at: position),
      (try? Renaming(thing, in: view)) != nil
    else { return nil }
    return Name(
      range: view.range(range), placeholder: XMLText.string(view.document.text, in: range))
  }
}
