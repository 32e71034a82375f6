enum RequestTable {
  static let standard: [any ClientRequest.Type] = [
    InitializeRequest.self,
    ShutdownRequest.self,
    DiagnosticRequest.self,
    CompletionRequest.self,
    CompletionResolveRequest.self,
    HoverRequest.self,
    DefinitionRequest.self,
    ReferencesRequest.self,
    PrepareRenameRequest.self,
    RenameRequest.self,
    SymbolRequest.self,
    FoldingRequest.self,
    InlayHintRequest.self,
    CodeActionRequest.self,
    FormattingRequest.self,
    WorkspaceSymbolRequest.self,
    ExecuteCommandRequest.self,
  ]
}
