extension TextSizeCategory {
  /// The factor of lengths that grow with the text: 1 in the standard text size.
  ///
  /// Apps and previews both take it from this table, because `UIFontMetrics` has another.
  package var lengthFactor: Double {
    TextStyle.body.pointSize(for: self) / TextStyle.body.pointSize(for: .large)
  }
}
