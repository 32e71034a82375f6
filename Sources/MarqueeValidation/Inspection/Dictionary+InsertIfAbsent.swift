extension Dictionary {
  /// Adds a value for a key that has none yet.
  ///
  /// - Returns: The key's existing value; `nil` if it was added.
  mutating func insertIfAbsent(_ value: Value, for key: Key) -> Value? {
    if let present = self[key] { return present }
    self[key] = value
    return nil
  }
}
