extension KeyedDecodingContainer {
  /// Whether a key has a value other than null.
  package func hasValue(forKey key: Key) throws -> Bool {
    try contains(key) && !decodeNil(forKey: key)
  }
}

extension KeyedDecodingContainer<LayoutKey> {
  /// Returns the value made from the number of the one key, out of several, that is present.
  ///
  /// - Throws: `DecodingError` if none or more than one of the keys is present, or its value is not
  ///   a number.
  func onlyNumber<Value>(of cases: [(key: LayoutKey, make: (Double) -> Value)]) throws -> Value {
    let present = cases.filter { contains($0.key) }
    guard present.count == 1 else {
      let keys = cases.map { "'\($0.key.stringValue)'" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "Expected exactly one of \(keys)."))
    }
    return present[0].make(try number(forKey: present[0].key))
  }

  /// Decodes a number of a layout.
  ///
  /// - Throws: `DecodingError` if it is missing, infinite or not a number.
  func number(forKey key: LayoutKey) throws -> Double {
    try finite(try decode(Double.self, forKey: key), key)
  }

  /// Decodes a number of a layout; `nil` if it is missing.
  ///
  /// - Throws: `DecodingError` if it is infinite or not a number.
  func numberIfPresent(forKey key: LayoutKey) throws -> Double? {
    try decodeIfPresent(Double.self, forKey: key).map { try finite($0, key) }
  }

  /// A property list can hold infinity and NaN, which UIKit raises exceptions for.
  private func finite(_ number: Double, _ key: LayoutKey) throws -> Double {
    guard number.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(LayoutFault.Reason.numberOutOfRange)")
    }
    return number
  }
}
