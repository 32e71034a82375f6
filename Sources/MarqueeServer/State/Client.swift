import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

/// The capabilities and options of a client.
struct Client: Sendable {
  /// What the characters of a position count.
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics, so that none are published.
  var asksForDiagnostics = false
  /// Whether it asks for them again on request.
  var refreshesDiagnostics = false
  /// Whether it knows texts with tab stops.
  var knowsSnippets = false
  /// Whether an edit can give files other names.
  var renamesFiles = false
  /// Whether it shows addresses outside of the editor.
  var showsDocuments = false
  /// The editor that previews open lines in; `nil` for that of the settings.
  var editor: EditorChoice?
  /// Which hints it shows.
  var hints = InlayHintRequest.Choice()
  /// The folders that are open in the editor, without links.
  var folders: [String] = []

  /// Makes a client without capabilities.
  init() {}

  /// Reads the capabilities and options of a client.
  init(_ parameters: InitializeRequest) {
    let capabilities = parameters.capabilities
    let encodings = capabilities?.general?.positionEncodings ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    asksForDiagnostics = capabilities?.textDocument?.diagnostic != nil
    refreshesDiagnostics = capabilities?.workspace?.diagnostics?.refreshSupport == true
    knowsSnippets =
      capabilities?.textDocument?.completion?.completionItem?.snippetSupport == true
    let edits = capabilities?.workspace?.workspaceEdit
    renamesFiles =
      edits?.documentChanges == true && edits?.resourceOperations?.contains("rename") == true
    showsDocuments = capabilities?.window?.showDocument?.support == true
    editor = parameters.initializationOptions?.preview?.editor.flatMap { name in
      EditorAddress(name).map { .editor($0, name: name) }
    }
    let hints = parameters.initializationOptions?.inlayHints
    self.hints.showsRanks = hints?.ranks ?? true
    self.hints.showsIdentifiers = hints?.identifiers ?? true
    let uris = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self)
    folders = uris.compactMap(DocumentAddress.path).compactMap(LocalFiles.target)
      .filter { $0 != "/" }
  }
}
