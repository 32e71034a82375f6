import MarqueePlatform

package struct OutgoingMessage: Sendable {
  /// The JSON, without a header.
  package let bytes: [UInt8]

  private init(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The messages are made of texts, integers, lists and objects, which are all encodable.
    bytes = (try? encoder.encode(message)).map(Array.init) ?? []
  }

  static func response(_ id: MessageID, _ result: some Encodable) -> OutgoingMessage {
    OutgoingMessage(Response(id: id, result: result))
  }

  /// The refusal of a request; without an identifier if that could not be read.
  static func failure(_ id: MessageID?, _ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage(Failure(id: id, error: error))
  }

  static func notification(_ method: String, _ params: some Encodable) -> OutgoingMessage {
    OutgoingMessage(Request(id: nil, method: method, params: params))
  }

  static func request(
    _ id: MessageID, _ method: String, _ params: some Encodable
  ) -> OutgoingMessage {
    OutgoingMessage(Request(id: id, method: method, params: params))
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: MessageID
    let result: Result
  }

  private struct Failure<ID: Encodable>: Encodable {
    let jsonrpc = "2.0"
    /// The protocol asks for a null if there is none, and a stored optional would be left out.
    let id: ID
    let error: ResponseError
  }

  private struct Request<Params: Encodable>: Encodable {
    let jsonrpc = "2.0"
    /// A notification has none.
    let id: MessageID?
    let method: String
    let params: Params
  }
}
