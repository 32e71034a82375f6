import MarqueePropertyList

/// `textDocument/prepareRename`: the name at a position, if it can be replaced.
struct PrepareRenameRequest: DocumentRequest {
  static let method = "textDocument/prepareRename"

  let textDocument: DocumentIdentifier
  let position: Position

  /// A name, as it can be replaced.
  struct Name: Encodable, Hashable, Sendable {
    let range: PositionRange
    let placeholder: String
  }

  /// The name at the position; `nil` if nothing is named there, or its name is that of a file.
  func answer(_ view: DocumentView) -> Name? {
    guard let (thing, range) = NamedThing.at(position, in: view), thing.isRenamedInText else {
      return nil
    }
    return Name(
      range: view.range(range), placeholder: XMLText.string(view.document.text, in: range))
  }
}
