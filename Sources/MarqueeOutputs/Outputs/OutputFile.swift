/// A file to write.
package struct OutputFile: Hashable, Sendable {
  /// The path inside the output folder.
  package let name: String
  /// The content.
  package let bytes: [UInt8]

  /// Makes a file.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The name of the page that leads to all others.
  package static let indexName = "index.html"
}
