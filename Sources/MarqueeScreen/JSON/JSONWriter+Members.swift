/// Writes members of objects, and omits those whose value is `nil`.
extension JSONWriter {
  /// Writes a member with a string.
  package mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// Writes a member with a string.
  package mutating func member(_ key: JSONKey, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// Writes a member with an integer.
  package mutating func member(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    integer(value)
  }

  /// Writes a member with a number.
  package mutating func member(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  /// Writes a member with `true` or `false`.
  package mutating func member(_ key: String, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    bool(value)
  }

  /// Writes a member with an array of strings.
  package mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    array(of: values) { $0.string($1) }
  }
}
