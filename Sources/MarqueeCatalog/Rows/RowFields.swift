/// The values of many rows, which a decoder holds one after the other.
///
/// A class, because all rows take their values from the same container.
final class RowValues {
  var container: any UnkeyedDecodingContainer

  init(_ container: any UnkeyedDecodingContainer) {
    self.container = container
  }
}

/// A row: the values of a dictionary without its keys, in the order of its table of fields.
struct RowFields<Key: CodingKey>: FieldReader {
  private let values: RowValues
  private var presence: FieldPresence

  /// Makes a row of the next values.
  init(of values: RowValues, _ presence: FieldPresence) {
    self.values = values
    self.presence = presence
  }

  var codingPath: [any CodingKey] { values.container.codingPath }

  /// Steps over a field that is read by other means.
  mutating func skip() { _ = presence.next() }

  mutating func text(_ key: Key) throws -> String {
    guard presence.next() else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "No such value."))
    }
    return try values.container.decode(String.self)
  }

  mutating func textIfPresent(_ key: Key) throws -> String? {
    presence.next() ? try values.container.decode(String.self) : nil
  }

  mutating func valueIfPresent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    presence.next() ? try values.container.decode(type) : nil
  }
}
