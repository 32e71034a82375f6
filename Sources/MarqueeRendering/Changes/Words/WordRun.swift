package struct WordRun: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case same
    /// It is in the old version only.
    case removed
    /// It is in the new version only.
    case added
  }

  package let kind: Kind
  package let text: String

  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}
