/// A change in words, as it is listed beside both versions.
package struct ChangeLine: Hashable, Sendable {
  /// What happened, without the sign for its kind.
  package var text: String
  /// What changed in detail, such as the words of a text.
  package var details: [String]
  /// What happened in one word; `nil` if only a part of it changed.
  package var kind: ChangeMark.Kind?
  /// What is ringed; `nil` for a change of the whole screen.
  package var place: ChangePlace?

  package init(
    _ text: String, details: [String] = [], kind: ChangeMark.Kind? = nil,
    place: ChangePlace? = nil
  ) {
    self.text = text
    self.details = details
    self.kind = kind
    self.place = place
  }
}
