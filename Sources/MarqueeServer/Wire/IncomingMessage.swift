#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message of the client, of which only the envelope has been read.
struct IncomingMessage: Sendable {
  /// The identifier of a request, which must be answered; `nil` for a notification.
  let id: MessageID?
  /// The method; `nil` for a client's answer.
  let method: String?
  private let bytes: [UInt8]

  /// Reads the envelope.
  ///
  /// - Throws: ``ResponseError`` if the message is not JSON, or not a message.
  init(_ bytes: [UInt8]) throws(ResponseError) {
    self.bytes = bytes
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted {
      throw ResponseError(.parseError, "the message is not JSON")
    } catch {
      throw ResponseError(.invalidRequest, "the message is not a request")
    }
    guard envelope.method != nil || envelope.id != nil else {
      throw ResponseError(.invalidRequest, "the message has neither a method nor an identifier")
    }
    id = envelope.id
    method = envelope.method
  }

  /// Decodes the parameters.
  ///
  /// - Throws: ``ResponseError`` if they are not those of the method.
  func parameters<Value: Decodable>(_ type: Value.Type) throws(ResponseError) -> Value {
    do {
      return try JSONDecoder().decode(Parameters<Value>.self, from: Data(bytes)).params
    } catch {
      throw ResponseError(.invalidParams, "the parameters are not those of '\(method ?? "")'")
    }
  }

  private struct Envelope: Decodable {
    let id: MessageID?
    let method: String?
  }

  private struct Parameters<Value: Decodable>: Decodable {
    let params: Value

    enum CodingKeys: CodingKey { case params }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      // Requests without parameters, such as 'shutdown', read a null as well.
      params = try Value(from: container.superDecoder(forKey: .params))
    }
  }
}
