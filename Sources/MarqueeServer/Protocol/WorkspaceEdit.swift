/// Changes of documents, and new names of files.
struct WorkspaceEdit: Hashable, Sendable {
  /// The changes, by the address of the document; each in the order of its places.
  var changes: [String: [Edit]] = [:]
  /// The files and folders that get another name, after the changes.
  var renames: [Rename] = []

  struct Edit: Encodable, Hashable, Sendable {
    let range: PositionRange
    let newText: String
  }

  /// Another name for a file or a folder.
  struct Rename: Encodable, Hashable, Sendable {
    let kind = "rename"
    let oldUri: String
    let newUri: String
  }
}

extension WorkspaceEdit: Encodable {
  private enum CodingKeys: CodingKey {
    case changes
    case documentChanges
  }

  private struct DocumentEdit: Encodable {
    /// The address, and no version; the protocol asks for the key.
    let textDocument: [String: String?]
    let edits: [Edit]
  }

  /// Writes the form that every client knows, or with new names of files the one that has them.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard !renames.isEmpty else { return try container.encode(changes, forKey: .changes) }
    var list = container.nestedUnkeyedContainer(forKey: .documentChanges)
    for (uri, edits) in changes.sorted(by: { $0.key < $1.key }) {
      try list.encode(
        DocumentEdit(textDocument: ["uri": uri, "version": nil], edits: edits))
    }
    for rename in renames { try list.encode(rename) }
  }
}
