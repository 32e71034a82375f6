/// Reads the fields that an author wrote, from whatever form a decoder has them in.
///
/// Fields are asked for in the order of their table, for some forms know no other.
protocol FieldReader<Key> {
  associatedtype Key: CodingKey

  /// Where the fields are.
  var codingPath: [any CodingKey] { get }

  /// The text of a required field.
  mutating func text(_ key: Key) throws -> String

  /// The text of an optional field.
  mutating func textIfPresent(_ key: Key) throws -> String?

  /// The value of an optional field.
  mutating func valueIfPresent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value?
}

/// A dictionary, as authors write it.
///
/// Mostly absent keys are looked up before they are decoded, which is quicker.
extension KeyedDecodingContainer: FieldReader {
  func text(_ key: Key) throws -> String { try decode(String.self, forKey: key) }

  func textIfPresent(_ key: Key) throws -> String? {
    contains(key) ? try decodeIfPresent(String.self, forKey: key) : nil
  }

  func valueIfPresent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    contains(key) ? try decodeIfPresent(type, forKey: key) : nil
  }
}
