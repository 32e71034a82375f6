/// Describes a decoder's error in an author's words.
package enum DecodingReason {
  package static func describe(_ error: any Error) -> (path: [any CodingKey], reason: String) {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context):
      (context.codingPath, "it is not of the type '\(type)'")
    case .valueNotFound(let type, let context):
      (context.codingPath, "expected a '\(type)'")
    case .keyNotFound(let key, let context):
      (context.codingPath, "it has no '\(key.stringValue)'")
    // Foundation's description of a text is not meant for authors.
    case .dataCorrupted(let context) where context.underlyingError != nil:
      (context.codingPath, "it is not in a form that 'PropertyListDecoder' reads")
    case .dataCorrupted(let context):
      (context.codingPath, context.debugDescription)
    default:
      ([], "it is not in a form that 'PropertyListDecoder' reads")
    }
  }
}
