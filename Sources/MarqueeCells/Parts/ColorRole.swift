/// What a color is for; light and dark screens show it differently.
package enum ColorRole: String, Hashable, Sendable, CaseIterable {
  /// Text.
  case label
  /// Text of less weight.
  case secondaryLabel
  /// What stands out.
  case accent
  /// Text on the accent color.
  case onAccent
  /// Text in front of an image.
  case onImage
  /// Text of less weight in front of an image.
  case onImageSecondary
  /// The screen.
  case background
  /// An area on the screen.
  case fill
  /// A thin line.
  case separator
  /// A filled star.
  case star
  /// The area of a tag.
  case tag
  /// Text on a tag.
  case onTag
  /// The outline of a numeral.
  case numeral
}
