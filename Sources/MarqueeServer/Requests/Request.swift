/// A request of the client: a value with its parameters, and its answer.
///
/// One request is one file. What it is answered from is said by one of the protocols below, so that
/// only the few requests which change something see more than a snapshot.
protocol ClientRequest: Decodable, Sendable {
  static var method: String { get }
}

/// A request that is answered from a document and the content that it is part of.
protocol DocumentRequest: ClientRequest {
  associatedtype Answer: Encodable & Sendable

  var textDocument: DocumentIdentifier { get }

  /// Whether the content is checked again first if it has changed.
  static var needsCheck: Bool { get }

  /// The answer for a document that is not open, or not part of any content.
  static var nothing: Answer { get throws(ResponseError) }

  func answer(_ view: DocumentView) throws(ResponseError) -> Answer
}

/// A request that changes what the server does or knows, or is answered from more than one
/// document.
protocol SessionRequest: ClientRequest {
  associatedtype Answer: Encodable & Sendable

  func answer(in session: inout Session) throws(ResponseError) -> Answer
}

extension DocumentRequest {
  static var needsCheck: Bool { true }
}

extension DocumentRequest where Answer: ExpressibleByArrayLiteral {
  static var nothing: Answer { [] }
}

extension DocumentRequest where Answer: ExpressibleByNilLiteral {
  static var nothing: Answer { nil }
}

/// The parameters, or the answer, of a request that has none.
struct Nothing: Encodable, Hashable, Sendable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
