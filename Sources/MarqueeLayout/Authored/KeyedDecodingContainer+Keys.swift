extension KeyedDecodingContainer {
  /// Whether a key has a value other than null.
  package func hasValue(forKey key: Key) throws -> Bool {
    try contains(key) && !decodeNil(forKey: key)
  }
}

extension KeyedDecodingContainer<LayoutKey> {
  /// What the number of the only one of some keys that is present makes.
  ///
  /// - Throws: `DecodingError` if there are several of them, or none, or no number.
  func onlyNumber<Value>(of cases: [(key: LayoutKey, make: (Double) -> Value)]) throws -> Value {
    let present = cases.filter { contains($0.key) }
    guard present.count == 1 else {
      let keys = cases.map { "'\($0.key.stringValue)'" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "Expected exactly one of \(keys)."))
    }
    return present[0].make(try decode(Double.self, forKey: present[0].key))
  }
}
