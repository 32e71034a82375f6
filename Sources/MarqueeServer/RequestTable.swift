/// How the server answers requests: one row for each of them.
struct RequestTable: Sendable {
  /// Reads a message's parameters, and answers it.
  typealias Handler =
    @Sendable (IncomingMessage, MessageID, inout Session) throws(ResponseError) -> OutgoingMessage

  let handlers: [String: Handler]

  static let standard = RequestTable([
    row(InitializeRequest.self),
    row(ShutdownRequest.self),
    row(DiagnosticRequest.self),
    row(CompletionRequest.self),
    row(CompletionResolveRequest.self),
    row(HoverRequest.self),
    row(DefinitionRequest.self),
    row(ReferencesRequest.self),
    row(PrepareRenameRequest.self),
    row(RenameRequest.self),
    row(SymbolRequest.self),
    row(FoldingRequest.self),
    row(InlayHintRequest.self),
    row(CodeActionRequest.self),
    row(FormattingRequest.self),
    row(WorkspaceSymbolRequest.self),
    row(ExecuteCommandRequest.self),
  ])

  private init(_ rows: [(method: String, handler: Handler)]) {
    handlers = Dictionary(rows.map { ($0.method, $0.handler) }, uniquingKeysWith: { $1 })
  }

  // MARK: Rows

  private static func row<Request: DocumentRequest>(
    _ type: Request.Type
  ) -> (method: String, handler: Handler) {
    row(type) { (request, session) throws(ResponseError) -> Request.Answer in
      let view = session.view(of: request.textDocument, needsCheck: Request.needsCheck)
      guard let view else { return try Request.nothing }
      return try request.answer(view)
    }
  }

  private static func row<Request: SessionRequest>(
    _ type: Request.Type
  ) -> (method: String, handler: Handler) {
    row(type) { (request, session) throws(ResponseError) -> Request.Answer in
      try request.answer(in: &session)
    }
  }

  private static func row<Request: ClientRequest, Answer: Encodable & Sendable>(
    _ type: Request.Type,
    _ answer: @escaping @Sendable (Request, inout Session) throws(ResponseError) -> Answer
  ) -> (method: String, handler: Handler) {
    (
      type.method,
      { (message, id, session) throws(ResponseError) in
        .response(id, try answer(try message.parameters(type), &session))
      }
    )
  }
}
