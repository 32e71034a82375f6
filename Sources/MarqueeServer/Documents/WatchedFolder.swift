import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs

/// A content folder with documents that are open: its workspace, and the last that was found.
struct WatchedFolder {
  private var workspace: Workspace
  private var watch: ContentWatch
  private let encoding: PositionEncoding
  /// What was found last; `nil` if the folder could not be read.
  private(set) var snapshot: Snapshot?
  /// Whether something has changed since then.
  private(set) var isOutOfDate = true
  /// The faults of documents whose text is not a property list while it is being edited, by path.
  ///
  /// All else is answered from their last good texts.
  private(set) var syntaxFaults: [String: [Diagnostic]] = [:] {
    didSet { snapshot?.brokenPaths = Set(syntaxFaults.keys) }
  }
  /// The diagnostics of all files that were found last, by path.
  private var found: [String: [ProtocolDiagnostic]] = [:]
  /// The addresses of open documents, as the client writes them, by path.
  private var addresses: [String: String] = [:]
  /// The documents that were a property list at least once.
  private var readable: Set<String> = []

  init(path: String, _ encoding: PositionEncoding) {
    workspace = Workspace(path: path)
    watch = ContentWatch([path])
    self.encoding = encoding
  }

  /// Sets the text of a document; `nil` for that on disk.
  mutating func setText(_ document: OpenDocument?, ofFile path: String) {
    isOutOfDate = true
    addresses[path] = document?.uri
    snapshot?.addresses = addresses
    syntaxFaults[path] = nil
    guard let document else {
      readable.remove(path)
      return workspace.setText(nil, ofFile: path)
    }
    let faults = document.syntaxFaults
    guard faults.isEmpty || !readable.contains(path) else {
      syntaxFaults[path] = faults
      return
    }
    if faults.isEmpty { readable.insert(path) }
    workspace.setText(document.text, ofFile: path)
  }

  mutating func lookAtDisk() {
    guard watch.hasChanged() else { return }
    workspace.noteChange()
    isOutOfDate = true
  }

  /// Checks the content again if something has changed.
  ///
  /// - Returns: Whether it was checked.
  mutating func update() -> Bool {
    guard isOutOfDate else { return false }
    isOutOfDate = false
    // A folder that cannot be read now has nothing to answer from.
    guard let (pipeline, report) = try? workspace.report() else {
      // The next change of the folder makes it readable again.
      snapshot = nil
      found = [:]
      return true
    }
    watch.follow([pipeline.content.baseline?.path].compactMap(\.self))
    let snapshot = Snapshot(pipeline.content, report, encoding, addresses: addresses)
    self.snapshot = snapshot
    self.snapshot?.brokenPaths = Set(syntaxFaults.keys)
    found = Self.diagnostics(in: snapshot)
    return true
  }

  /// The diagnostics of all files, by path; those of a document that is no property list are only
  /// its own.
  var diagnostics: [String: [ProtocolDiagnostic]] {
    found.filter { syntaxFaults[$0.key] == nil }
  }

  private static func diagnostics(in snapshot: Snapshot) -> [String: [ProtocolDiagnostic]] {
    var found: [String: [ProtocolDiagnostic]] = [:]
    var paths: [String: String] = [:]
    for diagnostic in snapshot.report.diagnostics {
      let file = diagnostic.place.file
      let path = paths[file] ?? Disk().target(of: file) ?? file
      paths[file] = path
      found[path, default: []].append(ProtocolDiagnostic(diagnostic, in: snapshot))
    }
    return found
  }
}

extension OpenDocument {
  var syntaxFaults: [Diagnostic] {
    ParsedFile(file).syntaxDiagnostics.filter { $0.severity == .error }
  }
}
