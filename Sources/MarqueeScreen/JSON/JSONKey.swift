/// A key that is written often: its bytes are ready in the program.
struct JSONKey: Sendable {
  /// The key in quotation marks, without a character that JSON escapes, and a colon.
  let text: StaticString

  static let id = JSONKey(text: #""id":"#)
  static let description = JSONKey(text: #""description":"#)
  static let imageName = JSONKey(text: #""imageName":"#)
  static let rank = JSONKey(text: #""rank":"#)
  static let text = JSONKey(text: #""text":"#)
  static let secondaryText = JSONKey(text: #""secondaryText":"#)
}
