import MarqueeSupport

extension DecodingError {
  /// Where and what, on one line; the description of the standard library has far more.
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
