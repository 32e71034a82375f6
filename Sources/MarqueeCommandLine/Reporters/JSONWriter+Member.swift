import MarqueeScreen

extension JSONWriter {
  /// Writes a key and its string.
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a key and its integer.
  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }
}
