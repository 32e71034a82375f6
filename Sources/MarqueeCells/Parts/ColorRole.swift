/// The purpose of a color, which differs between light and dark screens.
package enum ColorRole: String, Hashable, Sendable, CaseIterable {
  /// Text.
  case label
  /// Text of less importance.
  case secondaryLabel
  /// Something that stands out.
  case accent
  /// Text on the accent color.
  case onAccent
  /// Text in front of an image.
  case onImage
  /// Text of less importance in front of an image.
  case onImageSecondary
  /// The screen's background.
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
