extension KeyedDecodingContainer {
  /// Whether a key has a value other than null.
  package func hasValue(forKey key: Key) throws -> Bool {
    try contains(key) && !decodeNil(forKey: key)
  }
}

extension KeyedDecodingContainer where Key: CaseIterable {
  /// The only one of the known keys that is present, and its number.
  ///
  /// - Throws: `DecodingError` if there are several of them, or none, or no number.
  func onlyNumber() throws -> (key: Key, number: Double) {
    guard allKeys.count == 1, let key = allKeys.first else {
      let keys = Key.allCases.map { "'\($0.stringValue)'" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "Expected exactly one of \(keys)."))
    }
    return (key, try decode(Double.self, forKey: key))
  }
}
