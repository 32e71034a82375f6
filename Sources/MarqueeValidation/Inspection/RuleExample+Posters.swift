extension RuleExample {
  /// Some of a section's posters, each with a text and an image of its own.
  ///
  /// - Parameters:
  ///   - description: One text for all of them.
  ///   - isRanked: Whether each has its number as `rank`.
  static func posters(
    _ numbers: ClosedRange<Int>, description: String? = nil, isRanked: Bool = false
  ) -> String {
    numbers.map { number in
      """
      <dict>
      <key>description</key>
      <string>\(description ?? "Episode \(number)")</string>
      <key>imageName</key>
      <string>poster\(number)</string>\(isRanked ? rank(number) : "")
      </dict>
      """
    }.joined(separator: "\n")
  }

  private static func rank(_ number: Int) -> String {
    "\n<key>rank</key>\n<integer>\(number)</integer>"
  }
}
