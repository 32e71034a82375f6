/// The place where a text is cut because it has more lines than are shown.
package struct TextCut: Hashable, Sendable {
  /// The last word, or part of a word, before the dots; empty if none is shown.
  package let shownEnd: String
  package let neededLineCount: Int
  package let shownLineCount: Int
  /// Whether the text is cut even if all its characters are narrower than estimated, by as much as
  /// fonts of its script differ.
  package let isCertain: Bool
}
