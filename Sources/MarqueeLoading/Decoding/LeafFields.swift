import MarqueeCatalog

/// The fields of a section or an item, as a model requests them.
struct LeafFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: LeafDecoder
  private let dictionary: LeafDictionary

  init(_ decoder: LeafDecoder, _ dictionary: LeafDictionary) {
    self.decoder = decoder
    self.dictionary = dictionary
  }

  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    dictionary.fields.compactMap { field in
      Key(stringValue: dictionary.table[Int(decoder.located.fields[field].position)].key)
    }
  }

  /// Returns the leaf of a field; `nil` if the author did not write it.
  private func leaf(_ key: Key) -> String? {
    let name = key.stringValue
    var leaf = dictionary.firstLeaf
    for field in dictionary.fields {
      if dictionary.table[Int(decoder.located.fields[field].position)].key == name {
        return decoder.leaves[leaf]
      }
      leaf += 1
    }
    return nil
  }

  private func text(_ key: Key) throws -> String {
    guard let leaf = leaf(key) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: [], debugDescription: "There is no such key."))
    }
    return leaf
  }

  private func value(_ key: Key) throws -> LeafValue {
    LeafValue(text: try text(key), userInfo: decoder.userInfo)
  }

  func contains(_ key: Key) -> Bool { leaf(key) != nil }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    guard key.stringValue == CatalogSection.itemsKey else { throw LeafValue.mismatch("an array") }
    return LeafItems(decoder)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: try value(key))
  }

  // Most fields have one of these types; their leaves are looked up only once.
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    leaf(key)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try leaf(key).map { try LeafValue.integer($0) }
  }

  func decodeNil(forKey key: Key) throws -> Bool { false }
  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> { throw LeafValue.mismatch("a dictionary") }
  func superDecoder() throws -> any Decoder { throw LeafValue.mismatch("a superclass") }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }
}
