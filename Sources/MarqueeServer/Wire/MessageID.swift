/// The identifier of a request: a number or a text of the client's choice.
package enum MessageID: Hashable, Sendable {
  case number(Int)
  case text(String)
}

extension MessageID: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The protocol has integers and texts; anything else fails as a text.
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
