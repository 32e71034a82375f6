/// A change in words, as listed next to both versions.
package struct ChangeLine: Hashable, Sendable {
  /// What happened, without the sign for its kind.
  package var text: String
  package var details: [ChangeDetail]
  /// The kind of change; `nil` if only a part changed.
  package var kind: ChangeMark.Kind?
  /// The place to ring; `nil` for a change of the whole screen.
  package var place: ChangePlace?

  package init(
    _ text: String, details: [ChangeDetail] = [], kind: ChangeMark.Kind? = nil,
    place: ChangePlace? = nil
  ) {
    self.text = text
    self.details = details
    self.kind = kind
    self.place = place
  }
}
