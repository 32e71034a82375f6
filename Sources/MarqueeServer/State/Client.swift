import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

struct Client: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics, so that none are published.
  var asksForDiagnostics = false
  var refreshesDiagnostics = false
  var knowsSnippets = false
  /// In which form it shows what is known of a place, and of a suggestion.
  var hoverFormat = Markup.Format.markdown
  var documentationFormat = Markup.Format.markdown
  /// Whether it shows the images of texts in Markdown; others would show their bytes.
  var showsImages = false
  var renamesFiles = false
  var showsDocuments = false
  /// The editor that previews open lines in; `nil` for that of the settings.
  var editor: EditorAddress?
  var hints = InlayHintRequest.Choice()
  /// The folders that are open in the editor, without links.
  var folders: [String] = []

  init() {}

  init(_ members: InitializeRequest.Members) {
    func capability<Value: Decodable>(_ path: [FieldKey]) -> Value? {
      members.value(["capabilities"] + path)
    }
    func option<Value: Decodable>(_ path: [FieldKey]) -> Value? {
      members.value(["initializationOptions"] + path)
    }
    let encodings: [String] = capability(["general", "positionEncodings"]) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    asksForDiagnostics = members.object(["capabilities", "textDocument", "diagnostic"]) != nil
    refreshesDiagnostics = capability(["workspace", "diagnostics", "refreshSupport"]) ?? false
    let suggestion: [FieldKey] = ["textDocument", "completion", "completionItem"]
    knowsSnippets = capability(suggestion + ["snippetSupport"]) ?? false
    documentationFormat = Self.format(capability(suggestion + ["documentationFormat"]))
    hoverFormat = Self.format(capability(["textDocument", "hover", "contentFormat"]))
    let operations: [String] =
      capability(["workspace", "workspaceEdit", "resourceOperations"]) ?? []
    renamesFiles =
      operations.contains("rename")
      && capability(["workspace", "workspaceEdit", "documentChanges"]) == true
    showsDocuments = capability(["window", "showDocument", "support"]) ?? false
    showsImages = option(["images"]) ?? false
    let name: String? = option(["preview", "editor"])
    editor = name.flatMap(EditorAddress.init)
    hints.showsRanks = option(["inlayHints", "ranks"]) ?? true
    hints.showsIdentifiers = option(["inlayHints", "identifiers"]) ?? true
    let open: [DocumentIdentifier]? = members.value(["workspaceFolders"])
    let uris = open?.map(\.uri) ?? [members.value(["rootUri"])].compactMap(\.self)
    folders = uris.compactMap(DocumentAddress.path).compactMap(Disk().target)
      .filter { $0 != "/" }
  }

  /// The first form that is known, of those that a client prefers in this order.
  private static func format(_ names: [String]?) -> Markup.Format {
    guard let names else { return .markdown }
    return names.lazy.compactMap(Markup.Format.init).first ?? .plaintext
  }
}
