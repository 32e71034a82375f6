import MarqueeBasics

/// A fault that no decoder finds by itself, as the underlying error of a `DecodingError`.
struct ReadingFault: Error {
  let reason: PassedOver.Reason

  /// The error for a name that is not known.
  static func unknownName(_ name: String, at path: [any CodingKey]) -> DecodingError {
    error(.unknownName(name), at: path)
  }

  /// The error for an identifier that an earlier section or item has.
  static func duplicateIdentifier(_ id: String, at path: [any CodingKey]) -> DecodingError {
    error(.duplicateIdentifier(id), at: path)
  }

  private static func error(
    _ reason: PassedOver.Reason, at path: [any CodingKey]
  ) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: path, debugDescription: "\(reason)",
        underlyingError: ReadingFault(reason: reason)))
  }
}

extension PassedOver {
  /// Makes the record of an error.
  ///
  /// - Parameter path: Where the part is, for an error that does not say so.
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
      (place, reason) = (path, .invalid("\(error)"))
    }
    self.path = CodingPath(place)
  }
}
