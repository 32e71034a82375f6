/// A key that is written often: its bytes are put together once.
struct JSONKey: ExpressibleByStringLiteral, Sendable {
  let name: String
  /// A comma, the key in quotation marks, and a colon.
  let member: [UInt8]

  /// Makes a key.
  ///
  /// - Parameter name: A name without a character that JSON escapes.
  init(stringLiteral name: String) {
    self.name = name
    member = Array(",\"\(name)\":".utf8)
  }
}

extension JSONKey {
  static let id: JSONKey = "id"
  static let description: JSONKey = "description"
  static let imageName: JSONKey = "imageName"
  static let rank: JSONKey = "rank"
  static let text: JSONKey = "text"
  static let secondaryText: JSONKey = "secondaryText"
}
