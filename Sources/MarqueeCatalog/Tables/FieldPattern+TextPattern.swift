package import MarqueeModels
package import MarqueeSupport

extension FieldPattern {
  /// Takes an expression that is matched in proportion to the text.
  package init(_ pattern: TextPattern) {
    self.init(pattern.source) { pattern.matchesWhole($0) }
  }
}
