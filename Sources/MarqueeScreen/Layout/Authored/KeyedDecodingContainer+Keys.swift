extension KeyedDecodingContainer {
  package func hasValue(forKey key: Key) throws -> Bool {
    try contains(key) && !decodeNil(forKey: key)
  }

  /// Decodes a number of a layout.
  ///
  /// - Throws: `DecodingError` if it is missing, infinite or not a number.
  func number(forKey key: Key) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    // A property list can hold infinity and NaN, which UIKit raises exceptions for.
    guard number.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(LayoutFault.Reason.numberOutOfRange)")
    }
    return number
  }
}
