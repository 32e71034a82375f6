import MarqueeDiagnostics

/// A place that an excerpt marks, with a label after the mark.
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

  /// The marked bytes.
  var range: SourceRange
  /// Their lines and columns.
  var location: LocatedRange
  /// The label, not yet escaped; empty for none.
  var label: String
  /// How the place is marked.
  var kind: Kind
}
