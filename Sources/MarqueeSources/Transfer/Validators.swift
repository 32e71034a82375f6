/// A server's validators for a body, to ask later whether it has changed.
package struct Validators: Hashable, Sendable, Codable {
  package var etag: String?
  package var lastModified: String?

  package init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }
}
