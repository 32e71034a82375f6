/// The address of a document.
struct DocumentIdentifier: Codable, Hashable, Sendable {
  let uri: String
}
