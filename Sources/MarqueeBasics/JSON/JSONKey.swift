/// A key that is written often: its bytes are ready in the program.
package struct JSONKey: Sendable {
  /// The key in quotation marks, without a character that JSON escapes, and a colon.
  let text: StaticString

  package static let id = JSONKey(text: #""id":"#)
  package static let description = JSONKey(text: #""description":"#)
  package static let imageName = JSONKey(text: #""imageName":"#)
  package static let rank = JSONKey(text: #""rank":"#)
  package static let text = JSONKey(text: #""text":"#)
  package static let secondaryText = JSONKey(text: #""secondaryText":"#)
}
