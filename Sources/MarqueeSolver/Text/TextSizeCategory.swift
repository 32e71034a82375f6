/// How large the user of a phone wants text to be.
///
/// The counterpart of UIKit's `UIContentSizeCategory`.
public enum TextSizeCategory: Int, Hashable, Sendable, CaseIterable {
  /// The smallest text.
  case extraSmall
  /// Smaller text.
  case small
  /// Slightly smaller text.
  case medium
  /// What a phone starts with.
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
  /// The largest text that there is.
  case accessibilityExtraExtraExtraLarge
}
