/// Changes of documents.
struct WorkspaceEdit: Encodable, Hashable, Sendable {
  /// The changes, by the address of the document.
  let changes: [String: [Edit]]

  /// A change of a range.
  struct Edit: Encodable, Hashable, Sendable {
    let range: PositionRange
    let newText: String
  }
}
