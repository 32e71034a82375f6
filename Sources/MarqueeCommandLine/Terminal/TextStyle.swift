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
    case emphasis
    case gutter
    case secondary
    case removed
    case added

    fileprivate var mark: Unicode.Scalar {
      switch self {
      case .error: "\u{E0011}"
      case .warning: "\u{E0012}"
      case .note, .help: "\u{E0013}"
      case .emphasis: "\u{E0014}"
      case .gutter, .secondary: "\u{E0015}"
      case .removed: "\u{E0016}"
      case .added: "\u{E0017}"
      }
    }
  }

  package var usesColor: Bool
  /// The columns of the terminal; `nil` if there is none, as in a file or pipe.
  package var width: Int?

  package static let plain = TextStyle(usesColor: false, width: nil)

  package init(usesColor: Bool, width: Int?) {
    self.usesColor = usesColor
    self.width = width
  }

  /// A text in the color of its role, between marks that only ``PrintedLines`` turns into colors:
  /// an author cannot write them.
  package func paint(_ text: String, _ role: Role?) -> String {
    guard usesColor, let role, !text.isEmpty else { return text }
    return "\(role.mark)\(text)\(Self.end)"
  }

  private static let end: Unicode.Scalar = "\u{E0010}"

  /// The parameters of the terminal's "select graphic rendition" sequence (ECMA-48) for each mark.
  static let parameters: [Unicode.Scalar: String] = [
    end: "0", "\u{E0011}": "1;31", "\u{E0012}": "1;33", "\u{E0013}": "1;36", "\u{E0014}": "1",
    "\u{E0015}": "1;34", "\u{E0016}": "31", "\u{E0017}": "32",
  ]
}
