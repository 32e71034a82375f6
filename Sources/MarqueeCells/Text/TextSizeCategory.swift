/// A user's preferred text size.
///
/// The counterpart of UIKit's `UIContentSizeCategory`.
public enum TextSizeCategory: Int, Hashable, Sendable, CaseIterable {
  /// The smallest text.
  case extraSmall
  /// Smaller text.
  case small
  /// Slightly smaller text.
  case medium
  /// The default on a phone.
  case large
  /// Slightly larger text.
  case extraLarge
  /// Larger text.
  case extraExtraLarge
  /// The largest text without the accessibility setting.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest text.
  case accessibilityExtraExtraExtraLarge
}
