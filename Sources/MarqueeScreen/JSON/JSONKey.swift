/// A key that is written for each item, prepared once.
package struct JSONKey: Sendable {
  /// The key in quotation marks, followed by a colon.
  let bytes: [UInt8]

  /// Prepares a key that contains no character that JSON escapes.
  init(_ key: String) {
    bytes = Array("\"\(key)\":".utf8)
  }

  package static let id = JSONKey("id")
}
