/// A file to write.
public struct OutputFile: Hashable, Sendable {
  /// The path inside the output folder.
  public let name: String
  /// The content.
  public let bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package static let indexName = "index.html"
}
