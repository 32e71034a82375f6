/// A single leaf, for a type that decodes itself: a decimal number, or one of several words.
struct LeafValue: Decoder, SingleValueDecodingContainer {
  let text: String
  let userInfo: [CodingUserInfoKey: Any]

  /// Makes the error for a leaf of the wrong type; the plain decoder then finds the real reason.
  static func mismatch(_ type: Any) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "The value is not \(type)."))
  }

  static func integer<Value: FixedWidthInteger>(_ text: String) throws -> Value {
    guard let value = Value(text) else { throw mismatch(Value.self) }
    return value
  }

  private static func real<Value: LosslessStringConvertible>(_ text: String) throws -> Value {
    guard let value = Value(text) else { throw mismatch(Value.self) }
    return value
  }

  var codingPath: [any CodingKey] { [] }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Self.mismatch("a dictionary")
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.mismatch("an array") }

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
  func decode(_ type: Bool.Type) throws -> Bool {
    guard let boolean = Bool(text) else { throw Self.mismatch(type) }
    return boolean
  }
  func decode(_ type: String.Type) throws -> String { text }
  func decode(_ type: Double.Type) throws -> Double { try Self.real(text) }
  func decode(_ type: Float.Type) throws -> Float { try Self.real(text) }
  func decode(_ type: Int.Type) throws -> Int { try Self.integer(text) }
  func decode(_ type: Int8.Type) throws -> Int8 { try Self.integer(text) }
  func decode(_ type: Int16.Type) throws -> Int16 { try Self.integer(text) }
  func decode(_ type: Int32.Type) throws -> Int32 { try Self.integer(text) }
  func decode(_ type: Int64.Type) throws -> Int64 { try Self.integer(text) }
  func decode(_ type: UInt.Type) throws -> UInt { try Self.integer(text) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try Self.integer(text) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try Self.integer(text) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try Self.integer(text) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try Self.integer(text) }
}
