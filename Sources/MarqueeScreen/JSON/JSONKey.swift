/// A frequently written key, whose bytes are part of the program.
package struct JSONKey: Sendable {
  /// The key in quotation marks, followed by a colon; it contains no character that JSON escapes.
  let text: StaticString

  package static let id = JSONKey(text: #""id":"#)
  package static let description = JSONKey(text: #""description":"#)
  package static let imageName = JSONKey(text: #""imageName":"#)
  package static let rank = JSONKey(text: #""rank":"#)
  package static let text = JSONKey(text: #""text":"#)
  package static let secondaryText = JSONKey(text: #""secondaryText":"#)
}
