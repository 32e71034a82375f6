/// A fault that a decoder does not find itself, as the underlying error of a `DecodingError`.
struct ReadingFault: Error {
  let reason: SkippedPart.Reason

  static func error(
    _ reason: SkippedPart.Reason, at path: [any CodingKey]
  ) -> DecodingError {
    .invalid("\(reason)", at: path, because: ReadingFault(reason: reason))
  }
}

extension SkippedPart {
  /// Makes a record of an error.
  ///
  /// - Parameter path: The path of the part, for an error that does not have one.
  init(_ part: Part, _ error: any Error, at path: [any CodingKey]) {
    let place: [any CodingKey]
    self.part = part
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      (place, reason) = (context.codingPath + [key], .missing)
    case .valueNotFound(_, let context):
      (place, reason) = (context.codingPath, .missing)
    case .typeMismatch(_, let context):
      (place, reason) = (context.codingPath, .wrongType)
    case .dataCorrupted(let context):
      let fault = context.underlyingError as? ReadingFault
      (place, reason) = (context.codingPath, fault?.reason ?? .invalid(context.debugDescription))
    default:
      // Foundation's scanner finds some faults of JSON only when a value is read, such as half of a
      // surrogate pair; its own error has no place in the screen.
      (place, reason) = (path, .invalid("not valid JSON"))
    }
    self.path = CodingPath(place)
  }
}
