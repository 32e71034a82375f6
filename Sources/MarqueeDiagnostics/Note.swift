/// A further fact of a diagnostic: the reason, or another place that is involved.
public struct Note: Hashable, Sendable {
  /// The fact, written as a diagnostic's message is.
  public var message: String
  /// The other place; `nil` for a fact that has none.
  public var place: Place?

  package init(_ message: String, at place: Place? = nil) {
    self.message = MessageText.cut(message)
    self.place = place
  }
}
