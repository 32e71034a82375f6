#if os(iOS) || UIKIT_DOUBLE
  import MarqueeCells
  import UIKit

  extension TextSizeCategory {
    /// The text sizes of UIKit, the smallest first.
    static let uiKit: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Makes the equivalent of a UIKit text size; the standard one if it is unknown.
    init(_ category: UIContentSizeCategory) {
      self = Self.uiKit.firstIndex(of: category).flatMap(Self.init(rawValue:)) ?? .large
    }
  }
#endif
