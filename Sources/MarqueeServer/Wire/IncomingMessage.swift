import MarqueePlatform

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
    let bytes = Self.withoutHalves(bytes)
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

  /// The same JSON with U+FFFD for each half of a surrogate pair, which has as many units.
  ///
  /// An editor whose texts are UTF-16 can send a half, and no other text can hold one.
  private static func withoutHalves(_ json: [UInt8]) -> [UInt8] {
    func unit(_ index: Int) -> UInt16? {
      guard json.count - index >= 6, json[index...].starts(with: "\\u".utf8) else { return nil }
      return UInt16(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
    var result = json
    var index = 0
    while index < json.count {
      if json[index] == 0xED, index + 2 < json.count, json[index + 1] >= 0xA0 {
        // One that is not escaped.
        result.replaceSubrange(index..<index + 3, with: "\u{FFFD}".utf8)
        index += 3
      } else if json[index] != UInt8(ascii: "\\") {
        index += 1
      } else if let first = unit(index) {
        let isPair =
          UTF16.isLeadSurrogate(first) && unit(index + 6).map(UTF16.isTrailSurrogate) == true
        if !isPair, UTF16.isSurrogate(first) {
          result.replaceSubrange(index + 2..<index + 6, with: "FFFD".utf8)
        }
        index += isPair ? 12 : 6
      } else {
        index += 2
      }
    }
    return result
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
