import MarqueeCompiler

/// What a client has open: documents, and the content folders that they are in.
struct Session {
  private(set) var client = Client()
  /// The open documents by address, as the client writes it.
  private var documents: [String: OpenDocument] = [:]
  /// The content folders that have the texts of open documents, by address.
  private var roots: [String: String] = [:]
  /// The content folders that have had an open document, by path.
  private var folders: [String: WatchedFolder] = [:]
  private var pages: LivePages
  /// Whether content was checked since diagnostics were last reported.
  private(set) var hasUnreportedCheck = false
  /// The messages that are sent after the next answer.
  private var outgoing: [OutgoingMessage] = []
  private var requestCount = 0

  /// Makes a session without documents.
  ///
  /// - Parameter folder: The folder for previews; `nil` for none.
  init(pagesIn folder: String?) { pages = LivePages(in: folder) }

  mutating func begin(with client: Client) { self.client = client }

  // MARK: Documents

  func document(_ identifier: DocumentIdentifier) -> OpenDocument? { documents[identifier.uri] }

  func document(atPath path: String) -> OpenDocument? {
    documents.values.first { $0.path == path }
  }

  mutating func change(_ uri: String, _ changes: [OpenDocument.Change], version: Int?) {
    if var document = documents[uri] {
      document.apply(changes[...], version: version ?? document.version)
      take(document)
    } else if let path = DocumentAddress.path(of: uri),
      let whole = changes.firstIndex(where: { $0.range == nil })
    {
      var document = OpenDocument(
        uri: uri, path: Disk().place(of: path), encoding: client.encoding)
      document.apply(changes[whole...], version: version ?? 0)
      take(document)
    }
  }

  /// Closes a document with a text that is no longer known: edits would be at wrong places.
  mutating func lose(_ identifier: DocumentIdentifier) {
    guard let document = document(identifier) else { return }
    close(identifier)
    warn("an edit of '\(ContentPath.name(of: document.path))' cannot be read; open it again")
  }

  /// Stores the text of a document, which was opened or has changed.
  private mutating func take(_ document: OpenDocument) {
    documents[document.uri] = document
    let root = currentRoot(of: document)
    // Settings that are new, or gone, give the document another folder.
    if let old = roots[document.uri], old != root {
      folders[old]?.setText(nil, ofFile: document.path)
    }
    roots[document.uri] = root
    guard let root else { return }
    folders[root, default: WatchedFolder(path: root, client.encoding)]
      .setText(document, ofFile: document.path)
  }

  /// Forgets the text of a document; the file on disk counts again.
  mutating func close(_ identifier: DocumentIdentifier) {
    guard let document = documents.removeValue(forKey: identifier.uri),
      let root = roots.removeValue(forKey: identifier.uri)
    else { return }
    folders[root]?.setText(nil, ofFile: document.path)
  }

  /// The content folder that has the text of a document; `nil` if none has.
  private func root(of document: OpenDocument) -> String? { roots[document.uri] }

  /// The content folder that a document is in now; `nil` for a file that cannot be part of one.
  ///
  /// Without settings and a folder named `Content` it is the document's folder, but only inside the
  /// folders that are open in the editor: a property list may be in a folder with a whole disk.
  private func currentRoot(of document: OpenDocument) -> String? {
    guard ContentFolder.isNameOfContent(document.path) else { return nil }
    if let root = ContentFolder.root(ofDocument: document.path) { return root }
    return client.folders.contains { document.path.hasPrefix("\($0)/") }
      ? ContentPath.folder(of: document.path) : nil
  }

  // MARK: Content

  /// Whether content has changed since it was checked.
  var isOutOfDate: Bool { folders.values.contains(where: \.isOutOfDate) }

  mutating func lookAtDisk() {
    for document in documents.values where currentRoot(of: document) != root(of: document) {
      take(document)
    }
    for path in folders.keys { folders[path]?.lookAtDisk() }
  }

  mutating func update() {
    for root in folders.keys { check(root) }
  }

  /// Checks the content of a document if it has changed.
  mutating func update(_ identifier: DocumentIdentifier) {
    if let root = document(identifier).flatMap(root) { check(root) }
  }

  private mutating func check(_ root: String) {
    guard folders[root]?.update() == true else { return }
    hasUnreportedCheck = true
    pages.noteCheck(of: root)
  }

  /// Notes that everything that was found is being reported.
  mutating func noteReport() { hasUnreportedCheck = false }

  /// All content, checked again if it has changed; in the order of the folders' paths.
  mutating func snapshots() -> [Snapshot] {
    update()
    return folders.sorted { $0.key < $1.key }.compactMap(\.value.snapshot)
  }

  /// A document with its content; `nil` if it is not open, or not part of any content.
  ///
  /// - Parameter needsCheck: Whether the content is checked again if it has changed.
  mutating func view(of identifier: DocumentIdentifier, needsCheck: Bool) -> DocumentView? {
    guard let document = document(identifier), let root = root(of: document) else { return nil }
    if needsCheck || folders[root]?.snapshot == nil { check(root) }
    guard let folder = folders[root], let snapshot = folder.snapshot,
      let kind = snapshot.kind(ofPath: document.path)
    else { return nil }
    return DocumentView(
      document: document, kind: kind, snapshot: snapshot,
      syntaxFaults: folder.syntaxFaults[document.path] ?? [], client: client)
  }

  // MARK: Previews

  /// Whether pages show content as it was before the last check.
  var arePagesOutOfDate: Bool { pages.areOutOfDate }

  mutating func updatePages() { pages.update { [folders] in folders[$0]?.snapshot } }

  /// Writes the preview of a document's content, and keeps it up to date.
  ///
  /// - Returns: The address of its page.
  mutating func openPreview(
    of identifier: DocumentIdentifier
  ) throws(ResponseError) -> String {
    let (root, view) = try content(of: identifier)
    return try pages.open(root, view)
  }

  /// Rings the cell at a position in the open preview; one that is out of range counts as the end.
  mutating func showInPreview(
    _ identifier: DocumentIdentifier, _ position: Position
  ) throws(ResponseError) {
    let (root, view) = try content(of: identifier)
    let positions = view.document.positions
    let line = positions.position(at: positions.offset(at: position)).line + 1
    try pages.show(root, line: line, of: view)
  }

  private mutating func content(
    of identifier: DocumentIdentifier
  ) throws(ResponseError) -> (root: String, view: DocumentView) {
    guard let view = view(of: identifier, needsCheck: true), let root = root(of: view.document)
    else { throw ResponseError(.requestFailed, "the document is not part of any content") }
    return (root, view)
  }

  // MARK: Messages

  /// Asks the editor to show an address outside of it, if it can.
  mutating func askToShow(_ uri: String) {
    guard client.showsDocuments else { return }
    requestCount += 1
    outgoing.append(
      .request(
        .text("show-\(requestCount)"), "window/showDocument",
        ShownDocument(uri: uri, external: true)))
  }

  private struct ShownDocument: Encodable {
    let uri: String
    let external: Bool
  }

  mutating func warn(_ message: String) {
    outgoing.append(.notification("window/showMessage", Warning(message: message)))
  }

  private struct Warning: Encodable {
    let type = 2
    let message: String
  }

  /// Removes and returns the messages that are to be sent now.
  mutating func takeMessages() -> [OutgoingMessage] {
    defer { outgoing = [] }
    return outgoing
  }

  // MARK: Diagnostics

  /// The diagnostics that were found last, by path.
  var diagnostics: [String: [ProtocolDiagnostic]] {
    var found: [String: [ProtocolDiagnostic]] = [:]
    for folder in folders.values {
      found.merge(folder.diagnostics) { $0 + $1 }
      for path in folder.syntaxFaults.keys { found[path] = diagnostics(ofFile: path) }
    }
    return found
  }

  func diagnostics(ofFile path: String) -> [ProtocolDiagnostic] {
    for folder in folders.values {
      if let faults = folder.syntaxFaults[path], let document = document(atPath: path) {
        return faults.map { ProtocolDiagnostic($0, in: document) }
      }
      if let found = folder.diagnostics[path] { return found }
    }
    return []
  }
}
