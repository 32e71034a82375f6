import MarqueeScreen

/// The smallest version of an app that shows the content as intended: `2.4`.
package struct MinimumAppVersion: Hashable, Sendable {
  package let text: String

  /// Parses one to four numbers with dots between them; `nil` for anything else.
  package init?(_ text: String) {
    guard AppVersion(exactly: text) != nil else { return nil }
    self.text = text
  }
}
