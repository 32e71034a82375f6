/// An item's field as authored.
package struct AuthoredField: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The value, as text.
  package var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
