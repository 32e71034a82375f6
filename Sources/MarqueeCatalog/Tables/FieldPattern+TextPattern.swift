package import MarqueeScreen

extension FieldPattern {
  /// Makes a field pattern that matches in time proportional to the text.
  package init(_ pattern: TextPattern) {
    self.init(pattern.source) { pattern.matchesWhole($0, spending: &$1) }
  }
}
