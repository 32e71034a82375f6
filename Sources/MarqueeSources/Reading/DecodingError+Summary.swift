import MarqueeCatalog

extension DecodingError {
  /// The place and the fault on one line; the standard library's description is much longer.
  var summary: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      Self.line(context.debugDescription, at: context.codingPath)
    case .keyNotFound(let key, let context):
      Self.line("the key '\(key.stringValue)' is missing", at: context.codingPath)
    @unknown default: "\(self)"
    }
  }

  private static func line(_ text: String, at path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return text }
    return "\(CodingPath(path)): \(text)"
  }
}
