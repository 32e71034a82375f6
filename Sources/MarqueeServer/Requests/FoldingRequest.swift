import MarqueePropertyList

/// `textDocument/foldingRange`: dictionaries, arrays and comments of several lines.
struct FoldingRequest: ClientRequest {
  static let method = "textDocument/foldingRange"

  let textDocument: DocumentIdentifier

  struct Fold: Encodable, Hashable, Sendable {
    let startLine: Int
    let endLine: Int
    let kind: String?
  }

  /// The folds of a document, from top to bottom.
  func answer(in session: inout Session) -> [Fold] {
    guard let document = session.document(textDocument) else { return [] }
    let tree = PropertyListDocument.read(document.text, name: document.path).document
    guard !tree.isDerived else { return [] }
    func fold(_ range: PositionRange, _ kind: String?) -> Fold? {
      range.start.line < range.end.line
        ? Fold(startLine: range.start.line, endLine: range.end.line, kind: kind) : nil
    }
    let containers = tree.values.filter(\.kind.isContainer)
      .compactMap { fold(document.positions.range($0.range), nil) }
    let comments = tree.comments.compactMap { fold(document.positions.range($0), "comment") }
    return (containers + comments).sorted {
      ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine)
    }
  }
}
