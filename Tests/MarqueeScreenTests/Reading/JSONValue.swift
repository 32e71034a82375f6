import Foundation
import MarqueeScreen

/// Any JSON, to change one value of it.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// The paths of all values, the root's first, each with its value.
  func values(at path: [CodingPath.Step] = []) -> [(path: [CodingPath.Step], value: JSONValue)] {
    let inner: [(CodingPath.Step, JSONValue)] =
      switch self {
      case .array(let elements): elements.enumerated().map { (.index($0), $1) }
      case .object(let members):
        members.sorted { $0.key < $1.key }.map { (.key($0.key), $0.value) }
      default: []
      }
    return [(path, self)] + inner.flatMap { $0.1.values(at: path + [$0.0]) }
  }

  /// This JSON with another value at a path; `nil` removes a member, and an index after the last
  /// appends an element.
  func with(_ value: JSONValue?, at path: some Collection<CodingPath.Step>) -> JSONValue {
    guard let step = path.first else { return value ?? .null }
    let rest = path.dropFirst()
    switch (self, step) {
    case (.array(var elements), .index(let index)):
      if index == elements.count { elements.append(.null) }
      elements[index] = elements[index].with(value, at: rest)
      return .array(elements)
    case (.object(var members), .key(let key)):
      members[key] =
        rest.isEmpty ? value : (members[key] ?? .null).with(value, at: rest)
      return .object(members)
    default: return self
    }
  }

  var data: Data { get throws { try JSONEncoder().encode(self) } }
}
