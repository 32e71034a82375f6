/// A titled set of text edits that removes a diagnostic.
public struct FixIt: Hashable, Sendable {
  /// How far a fix-it may be trusted.
  public enum Applicability: String, Hashable, Sendable, CaseIterable {
    /// Keeps what the author meant; `marquee fix` applies it.
    case safe
    /// Probably right, but a person should look at the result.
    case unsafe
    /// A hint for a person; it is never applied.
    case displayOnly
  }

  /// What the edits do, as an instruction: `move it after the item that contains it`.
  public var title: String
  /// How far it may be trusted.
  public var applicability: Applicability
  /// The edits, all in the diagnostic's own file, none overlapping another.
  ///
  /// May be empty for a display-only fix-it that is only text.
  public var edits: [TextEdit]

  package init(_ title: String, applicability: Applicability, edits: [TextEdit] = []) {
    self.title = MessageText.cut(title)
    self.applicability = applicability
    self.edits = edits
  }
}

extension [FixIt] {
  /// What an author can do, in words only.
  package static func advice(_ title: String) -> [FixIt] {
    [FixIt(title, applicability: .displayOnly)]
  }
}
