struct DocumentIdentifier: Codable, Hashable, Sendable {
  let uri: String
}
