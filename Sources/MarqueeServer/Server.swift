import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

/// A language server for content folders: takes the messages of one client, and returns its own.
///
/// It is a value: nothing here reads a stream, a clock or a setting of the process, so that tests
/// need no process. A host passes it each message, and calls ``work()`` when no message is waiting.
package struct Server {
  private enum Phase: Sendable {
    case waiting, running, shutDown
  }

  private var phase = Phase.waiting
  /// The exit code of the process, once the client has asked it to end.
  package private(set) var exitCode: Int32?
  private var encoding = PositionEncoding.utf16
  /// Whether the client asks for diagnostics instead of being told.
  private var isAsked = false
  private var canRefresh = false
  private var hints = InlayHintRequest.Choice()
  /// The folders that are open in the editor, without links.
  private var openFolders: [String] = []
  private var documents: [String: OpenDocument] = [:]
  private var folders: [String: WatchedFolder] = [:]
  /// What the client was told last, by path.
  private var told: [String: [ProtocolDiagnostic]] = [:]
  private var cancelled: Set<MessageID> = []
  private var requestCount = 0

  /// Makes a server that no client has spoken to.
  package init() {}

  /// Whether ``work()`` has something to do.
  package var hasWork: Bool { folders.values.contains(where: \.isOutOfDate) }

  // MARK: Messages

  /// Takes a message, without its header, and returns the answers.
  package mutating func receive(_ bytes: [UInt8]) -> [OutgoingMessage] {
    let message: IncomingMessage
    do {
      message = try IncomingMessage(bytes)
    } catch {
      return [.failure(nil, error)]
    }
    // The client's answers to the server's requests hold nothing.
    guard let method = message.method else { return [] }
    guard let id = message.id else {
      notify(method, message)
      return []
    }
    do {
      return [try answer(method, message, id)]
    } catch {
      return [.failure(id, error)]
    }
  }

  /// Notes that a request need not be answered any more, if it is still waiting.
  package mutating func noteCancellation(in bytes: [UInt8]) {
    // A cancellation is short; no other message has to be read twice.
    guard bytes.count < 1024, let message = try? IncomingMessage(bytes),
      message.method == "$/cancelRequest"
    else { return }
    notify("$/cancelRequest", message)
  }

  private mutating func notify(_ method: String, _ message: IncomingMessage) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    // A notification cannot be answered, so one with other parameters is dropped.
    switch method {
    case "textDocument/didOpen": try? open(message)
    case "textDocument/didChange": try? change(message)
    case "textDocument/didClose": try? close(message)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": lookAtDisk()
    case "$/cancelRequest":
      if let id = try? message.parameters(CancelParameters.self).id { cancelled.insert(id) }
    default: break
    }
  }

  private struct CancelParameters: Decodable {
    let id: MessageID
  }

  private mutating func answer(
    _ method: String, _ message: IncomingMessage, _ id: MessageID
  ) throws(ResponseError) -> OutgoingMessage {
    if method == "initialize" {
      guard phase == .waiting else {
        throw ResponseError(.invalidRequest, "the server is initialized already")
      }
      return .response(id, try initialize(message))
    }
    switch phase {
    case .waiting: throw ResponseError(.serverNotInitialized, "the server is not initialized yet")
    case .shutDown: throw ResponseError(.invalidRequest, "the server is shut down")
    case .running: break
    }
    guard cancelled.remove(id) == nil else {
      throw ResponseError(.requestCancelled, "the request was cancelled")
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      return .response(id, Nothing())
    case "textDocument/diagnostic":
      return .response(id, try diagnostics(message))
    case "textDocument/completion":
      let (view, position) = try viewAtPosition(message, isFresh: false)
      return .response(id, view.map { CompletionRequest.answer($0, at: position) } ?? [])
    case "textDocument/hover":
      let (view, position) = try viewAtPosition(message)
      return .response(id, view.flatMap { HoverRequest.answer($0, at: position) })
    case "textDocument/definition":
      let (view, position) = try viewAtPosition(message)
      let thing = view.flatMap { NamedThing.at(position, in: $0)?.thing }
      return .response(id, thing.flatMap { view?.snapshot.definitions(of: $0) } ?? [])
    case "textDocument/references":
      return .response(id, try references(message))
    case "textDocument/prepareRename":
      let (view, position) = try viewAtPosition(message)
      return .response(id, view.flatMap { RenameRequest.prepare($0, at: position) })
    case "textDocument/rename":
      let parameters = try message.parameters(RenameRequest.Parameters.self)
      guard let view = view(of: parameters.textDocument), !view.isBroken else {
        throw ResponseError(.requestFailed, "the document is no property list now")
      }
      return .response(
        id,
        try RenameRequest.answer(view, at: parameters.position, to: parameters.newName))
    case "textDocument/documentSymbol":
      let parameters = try message.parameters(DocumentParameters.self)
      return .response(id, view(of: parameters.textDocument).map(SymbolRequest.answer) ?? [])
    case "textDocument/foldingRange":
      let parameters = try message.parameters(DocumentParameters.self)
      return .response(
        id, documents[parameters.textDocument.uri].map(FoldingRequest.answer) ?? [])
    case "textDocument/inlayHint":
      let parameters = try message.parameters(InlayHintRequest.Parameters.self)
      let view = view(of: parameters.textDocument)
      return .response(
        id, view.map { InlayHintRequest.answer($0, in: parameters.range, hints) } ?? [])
    case "textDocument/codeAction":
      let parameters = try message.parameters(CodeActionRequest.Parameters.self)
      let view = view(of: parameters.textDocument)
      return .response(
        id, view.map { CodeActionRequest.answer($0, in: parameters.range) } ?? [])
    default:
      throw ResponseError(.methodNotFound, "'\(method)' is not known")
    }
  }

  private struct Nothing: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  // MARK: Life

  private mutating func initialize(
    _ message: IncomingMessage
  ) throws(ResponseError) -> InitializeResult {
    let parameters = try message.parameters(InitializeParameters.self)
    let encodings = parameters.capabilities?.general?.positionEncodings ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    isAsked = parameters.capabilities?.textDocument?.diagnostic != nil
    canRefresh = parameters.capabilities?.workspace?.diagnostics?.refreshSupport == true
    hints.showsRanks = parameters.initializationOptions?.inlayHints?.ranks ?? true
    hints.showsIdentifiers = parameters.initializationOptions?.inlayHints?.identifiers ?? true
    let uris = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self)
    openFolders = uris.compactMap(DocumentAddress.path).compactMap(LocalFiles.target)
      .filter { $0 != "/" }
    phase = .running
    return InitializeResult(
      capabilities: InitializeResult.Capabilities(positionEncoding: encoding),
      serverInfo: InitializeResult.Info(version: Version.current))
  }

  // MARK: Documents

  private struct OpenParameters: Decodable {
    let textDocument: Document

    struct Document: Decodable {
      let uri: String
      let version: Int
      let text: String
    }
  }

  private struct ChangeParameters: Decodable {
    let textDocument: Document
    let contentChanges: [OpenDocument.Change]

    struct Document: Decodable {
      let uri: String
      let version: Int?
    }
  }

  private mutating func open(_ message: IncomingMessage) throws(ResponseError) {
    let opened = try message.parameters(OpenParameters.self).textDocument
    guard let path = DocumentAddress.path(of: opened.uri) else { return }
    let document = OpenDocument(
      uri: opened.uri, path: LocalFiles.target(of: path) ?? path, version: opened.version,
      text: Array(opened.text.utf8), encoding: encoding)
    documents[opened.uri] = document
    guard let root = root(of: document) else { return }
    folders[root, default: WatchedFolder(path: root, encoding)]
      .setText(document, ofFile: document.path)
  }

  private mutating func change(_ message: IncomingMessage) throws(ResponseError) {
    let parameters = try message.parameters(ChangeParameters.self)
    guard var document = documents[parameters.textDocument.uri] else { return }
    document.apply(
      parameters.contentChanges, version: parameters.textDocument.version ?? document.version)
    documents[document.uri] = document
    guard let root = root(of: document) else { return }
    folders[root]?.setText(document, ofFile: document.path)
  }

  private mutating func close(_ message: IncomingMessage) throws(ResponseError) {
    let uri = try message.parameters(DocumentParameters.self).textDocument.uri
    guard let document = documents.removeValue(forKey: uri), let root = root(of: document) else {
      return
    }
    folders[root]?.setText(nil, ofFile: document.path)
  }

  /// The content folder of a document; `nil` for a file that cannot be part of one.
  ///
  /// Without settings and a folder named `Content` it is the document's own folder, but only inside of
  /// the folders that are open in the editor: a property list may be in a folder with a whole disk.
  private func root(of document: OpenDocument) -> String? {
    guard ContentFolder.isNameOfContent(document.path) else { return nil }
    if let root = ContentFolder.root(ofDocument: document.path) { return root }
    return openFolders.contains { document.path.hasPrefix("\($0)/") }
      ? ContentPath.folder(of: document.path) : nil
  }

  // MARK: Folders

  /// Looks for changes on disk; a host calls it from time to time.
  package mutating func lookAtDisk() {
    for path in folders.keys { folders[path]?.lookAtDisk() }
  }

  /// Checks what has changed, and returns the diagnostics that are new to the client.
  package mutating func work() -> [OutgoingMessage] {
    guard hasWork else { return [] }
    for path in folders.keys { folders[path]?.update() }
    return news()
  }

  private mutating func news() -> [OutgoingMessage] {
    var found: [String: [ProtocolDiagnostic]] = [:]
    for folder in folders.values {
      found.merge(folder.diagnostics) { $0 + $1 }
      for path in folder.syntaxFaults.keys { found[path] = diagnostics(ofFile: path) }
    }
    let changed = Set(found.keys).union(told.keys).filter { found[$0] ?? [] != told[$0] ?? [] }
      .sorted()
    told = found
    guard !changed.isEmpty else { return [] }
    if isAsked {
      requestCount += 1
      // The client asks again for all documents that it shows.
      return canRefresh
        ? [
          .request(
            .text("refresh-\(requestCount)"), "workspace/diagnostic/refresh", [String]())
        ] : []
    }
    return changed.map { path in
      let document = documents.values.first { $0.path == path }
      return .notification(
        "textDocument/publishDiagnostics",
        Published(
          uri: document?.uri ?? DocumentAddress.uri(ofPath: path), version: document?.version,
          diagnostics: found[path] ?? []))
    }
  }

  private struct Published: Encodable {
    let uri: String
    let version: Int?
    let diagnostics: [ProtocolDiagnostic]
  }

  // MARK: Answers

  private struct Report: Encodable {
    let kind = "full"
    let items: [ProtocolDiagnostic]

    enum CodingKeys: CodingKey { case kind, items }
  }

  private mutating func diagnostics(
    _ message: IncomingMessage
  ) throws(ResponseError) -> Report {
    let uri = try message.parameters(DocumentParameters.self).textDocument.uri
    guard let document = documents[uri], let root = root(of: document) else {
      return Report(items: [])
    }
    folders[root]?.update()
    return Report(items: diagnostics(ofFile: document.path))
  }

  /// The diagnostics of one file.
  private func diagnostics(ofFile path: String) -> [ProtocolDiagnostic] {
    for folder in folders.values {
      if let faults = folder.syntaxFaults[path],
        let document = documents.values.first(where: { $0.path == path })
      {
        return faults.map { ProtocolDiagnostic($0, in: document) }
      }
      if let found = folder.diagnostics[path] { return found }
    }
    return []
  }

  private struct ReferenceParameters: Decodable {
    let textDocument: DocumentIdentifier
    let position: Position
    let context: Context?

    struct Context: Decodable {
      let includeDeclaration: Bool?
    }
  }

  private mutating func references(
    _ message: IncomingMessage
  ) throws(ResponseError) -> [Location] {
    let parameters = try message.parameters(ReferenceParameters.self)
    guard let view = view(of: parameters.textDocument),
      let thing = NamedThing.at(parameters.position, in: view)?.thing
    else { return [] }
    let definitions =
      parameters.context?.includeDeclaration == true
      ? view.snapshot.definitions(of: thing) : []
    return definitions + view.snapshot.references(to: thing)
  }

  private mutating func viewAtPosition(
    _ message: IncomingMessage, isFresh: Bool = true
  ) throws(ResponseError) -> (DocumentView?, Position) {
    let parameters = try message.parameters(PositionParameters.self)
    return (view(of: parameters.textDocument, isFresh: isFresh), parameters.position)
  }

  /// A document with its content.
  ///
  /// - Parameter isFresh: Whether the content is checked again if it has changed.
  private mutating func view(
    of identifier: DocumentIdentifier, isFresh: Bool = true
  ) -> DocumentView? {
    guard let document = documents[identifier.uri], let root = root(of: document) else {
      return nil
    }
    if isFresh || folders[root]?.snapshot == nil { folders[root]?.update() }
    guard let folder = folders[root], let snapshot = folder.snapshot,
      let kind = snapshot.kind(ofPath: document.path)
    else { return nil }
    return DocumentView(
      document: document, kind: kind, snapshot: snapshot,
      syntaxFaults: folder.syntaxFaults[document.path] ?? [])
  }
}
