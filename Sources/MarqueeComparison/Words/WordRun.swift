/// A part of a text that was edited.
package struct WordRun: Hashable, Sendable {
  /// What became of it.
  package enum Kind: String, Hashable, Sendable {
    /// It is in both versions.
    case same
    /// It is in the old version only.
    case removed
    /// It is in the new version only.
    case added
  }

  /// What became of it.
  package let kind: Kind
  /// The text.
  package let text: String

  /// Makes a part.
  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}
