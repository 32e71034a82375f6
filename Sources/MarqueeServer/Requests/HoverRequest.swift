/// `textDocument/hover`: what is known of the text, the element or the comment at a position.
struct HoverRequest: DocumentRequest {
  static let method = "textDocument/hover"

  let textDocument: DocumentIdentifier
  let position: Position

  struct Hover: Encodable, Hashable, Sendable {
    let contents: Markup
    let range: PositionRange
  }

  func answer(_ view: DocumentView) -> Hover? {
    let place = HoverPlace(view, position)
    guard let (range, paragraphs) = place.answer else { return nil }
    return Hover(
      contents: Markup(paragraphs + place.rules(after: paragraphs), as: view.client.hoverFormat),
      range: view.range(range))
  }
}
