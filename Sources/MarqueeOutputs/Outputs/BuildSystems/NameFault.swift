/// Why a syntax cannot hold a file's name.
package enum NameFault: Hashable, Sendable {
  /// It holds a character with a special meaning that has no portable escape.
  case character(Character)
  case lineBreak
  case controlCharacter
  /// It begins with a character that has a special meaning there.
  case start(Character)
  case end(Character)

  /// The fault in words, to follow "cannot hold a name".
  package var words: String {
    switch self {
    case .character(let character): "with '\(character)'"
    case .lineBreak: "with a line break"
    case .controlCharacter: "with a control character"
    case .start(" "): "that begins with a space"
    case .start(let character): "that begins with '\(character)'"
    case .end(" "): "that ends with a space"
    case .end(let character): "that ends with '\(character)'"
    }
  }
}
