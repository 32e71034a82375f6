import MarqueePropertyList

/// A time of publication in UTC: `2026-01-31T12:00:00Z`.
package struct PublishTime: Hashable, Sendable {
  package let text: String

  /// Parses a time in exactly this form; `nil` for anything else.
  package init?(_ text: String) {
    guard LeafContent.isDate(Array(text.utf8)[...]) else { return nil }
    self.text = text
  }
}
