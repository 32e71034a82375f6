/// `textDocument/codeAction`: what can be done about a range of a document.
struct CodeActionRequest: DocumentRequest {
  static let method = "textDocument/codeAction"

  let textDocument: DocumentIdentifier
  let range: PositionRange
  let context: Context?

  struct Context: Decodable, Sendable {
    /// The kinds that are wanted; `nil` for all.
    let only: [String]?
  }

  func answer(_ view: DocumentView) -> [CodeAction] {
    let place = CodeActionPlace(view, range)
    var actions: [CodeAction] = []
    if wants(.quickfix) {
      actions += place.fixes
      if !view.isBroken { actions += place.allowances }
    }
    if wants(.rewrite), !view.isBroken { actions += place.moves + place.renumberings }
    if wants(.fixAll) { actions += place.fixingAll }
    return actions
  }

  private func wants(_ kind: CodeAction.Kind) -> Bool {
    context?.only?.contains { kind.isPart(of: $0) } ?? true
  }
}

struct CodeAction: Encodable, Hashable, Sendable {
  enum Kind: String, CaseIterable, Encodable, Hashable, Sendable {
    case quickfix
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"

    /// Whether it is a kind that a client asks for, or one below it.
    func isPart(of kind: String) -> Bool {
      kind.isEmpty || rawValue == kind || rawValue.hasPrefix("\(kind).")
    }
  }

  let title: String
  let kind: Kind
  /// What it removes; `nil` for nothing.
  var diagnostics: [ProtocolDiagnostic]?
  /// Whether it surely keeps what the author meant; `nil` for an action that fixes nothing.
  var isPreferred: Bool?
  let edit: WorkspaceEdit
}
