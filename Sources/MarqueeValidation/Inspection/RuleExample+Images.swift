extension RuleExample {
  /// The content of an item that shows `poster1`, whose name is reported.
  static let poster = poster(value: "⟦<string>poster1</string>⟧")
  /// The content of an item that shows `poster1`.
  static let soundPoster = poster(value: "<string>poster1</string>")

  private static func poster(value: String) -> String {
    """
    <key>description</key>
    <string>A lighthouse in a storm</string>
    <key>imageName</key>
    \(value)
    """
  }
}
