import MarqueeOutputs

/// The `file:` addresses of documents.
enum DocumentAddress {
  /// The path of an address; `nil` for one that is not of a local file.
  ///
  /// Clients encode other characters than ``RelativeURI``, so any percent-encoding is read. A path
  /// that is not UTF-8, or that holds a NUL, is none that a document can have.
  static func path(of uri: String) -> String? {
    guard let start = uri.utf8.starts(with: "file://".utf8) ? uri.dropFirst(7) : nil,
      let slash = start.utf8.firstIndex(of: UInt8(ascii: "/")),
      ["", "localhost"].contains(start[..<slash])
    else { return nil }
    guard let bytes = RelativeURI.bytes(of: start[slash...]), !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  static func uri(ofPath path: String) -> String { RelativeURI.reference(forPath: path) }
}
