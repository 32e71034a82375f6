/// A request of the client: a value with its parameters, and its answer.
///
/// One request is one file. Only the few that change what the server does or knows, or are answered
/// from more than one document, see the session; the others are a ``DocumentRequest``.
protocol ClientRequest: Decodable, Sendable {
  associatedtype Answer: Encodable & Sendable

  static var method: String { get }

  func answer(in session: inout Session) throws(ResponseError) -> Answer
}

extension ClientRequest {
  /// Reads a message's parameters, and answers it.
  static func respond(
    to message: IncomingMessage, _ id: MessageID, in session: inout Session
  ) throws(ResponseError) -> OutgoingMessage {
    .response(id, try message.parameters(Self.self).answer(in: &session))
  }
}

/// A request that is answered from a document and the content that it is part of.
protocol DocumentRequest: ClientRequest {
  // Inferred from what the request answers for a document.
  associatedtype Answer

  var textDocument: DocumentIdentifier { get }

  /// Whether the content is checked again first if it has changed.
  static var needsCheck: Bool { get }

  /// The answer for a document that is not open, or not part of any content.
  static var nothing: Answer { get throws(ResponseError) }

  func answer(_ view: DocumentView) throws(ResponseError) -> Answer
}

extension DocumentRequest {
  static var needsCheck: Bool { true }

  func answer(in session: inout Session) throws(ResponseError) -> Answer {
    let view = session.view(of: textDocument, needsCheck: Self.needsCheck)
    guard let view else { return try Self.nothing }
    return try answer(view)
  }
}

extension DocumentRequest where Answer: ExpressibleByArrayLiteral {
  static var nothing: Answer { [] }
}

extension DocumentRequest where Answer: ExpressibleByNilLiteral {
  static var nothing: Answer { nil }
}
