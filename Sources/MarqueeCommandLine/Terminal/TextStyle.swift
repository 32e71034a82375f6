/// The style of text for people: a value, so that drawing depends on nothing else.
package struct TextStyle: Hashable, Sendable {
  /// The role of a piece of text, which decides its color.
  package enum Role: Hashable, Sendable {
    /// The severity's name, and its marks.
    case error
    /// The severity's name, and its marks.
    case warning
    /// The severity's name, and the word before a note.
    case note
    /// The word before a fix-it's title.
    case help
    /// The message.
    case emphasis
    /// Line numbers and rulers.
    case gutter
    /// The mark of a secondary place.
    case secondary
    /// A line that a fix-it removes.
    case removed
    /// A line that a fix-it adds.
    case added

    /// The parameters of the terminal's "select graphic rendition" sequence (ECMA-48).
    fileprivate var parameters: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note, .help: "1;36"
      case .emphasis: "1"
      case .gutter, .secondary: "1;34"
      case .removed: "31"
      case .added: "32"
      }
    }
  }

  /// Whether to color.
  package var usesColor: Bool
  /// The columns of the terminal; `nil` if there is none, as in a file or pipe.
  package var width: Int?

  /// Plain text without a width limit.
  package static let plain = TextStyle(usesColor: false, width: nil)

  /// Makes a style.
  package init(usesColor: Bool, width: Int?) {
    self.usesColor = usesColor
    self.width = width
  }

  /// A text in the color of its role.
  ///
  /// - Parameter text: Text without control characters.
  package func paint(_ text: String, _ role: Role?) -> String {
    guard usesColor, let role, !text.isEmpty else { return text }
    return "\u{1B}[\(role.parameters)m\(text)\u{1B}[0m"
  }
}
