/// A part of an edited text.
package struct WordRun: Hashable, Sendable {
  /// What happened to a part.
  package enum Kind: String, Hashable, Sendable {
    /// It is in both versions.
    case same
    /// It is in the old version only.
    case removed
    /// It is in the new version only.
    case added
  }

  /// What happened to it.
  package let kind: Kind
  /// The text.
  package let text: String

  /// Makes a part.
  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}
