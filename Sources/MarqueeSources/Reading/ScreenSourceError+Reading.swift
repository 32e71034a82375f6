import MarqueeCatalog

extension ScreenSourceError {
  /// Why something at a path cannot be read.
  init(reading path: String, _ error: any Error) {
    switch error {
    case let error as ScreenSourceError: self = error
    case let error as DecodingError: self = .unreadable(path, reason: error.summary)
    default: self = .unreadable(path, reason: "\(error)")
    }
  }
}

extension DecodingError {
  /// The place and the fault on one line; the standard library's description is much longer.
  fileprivate var summary: String {
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
