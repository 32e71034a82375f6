import MarqueeDiagnostics

/// A place that an excerpt marks, with a few words after the mark.
struct Annotation {
  /// Which marks are drawn.
  enum Kind {
    /// Carets, in the color of the diagnostic or note.
    case primary(TextStyle.Role)
    /// Dashes: another place that is involved.
    case secondary

    var isPrimary: Bool {
      if case .primary = self { true } else { false }
    }

    var sign: Character { isPrimary ? "^" : "-" }

    var role: TextStyle.Role {
      switch self {
      case .primary(let role): role
      case .secondary: .secondary
      }
    }
  }

  /// The bytes that are marked.
  var range: SourceRange
  /// Where they are.
  var location: LocatedRange
  /// The words, as authored; empty for none.
  var label: String
  /// How the place is marked.
  var kind: Kind
}
