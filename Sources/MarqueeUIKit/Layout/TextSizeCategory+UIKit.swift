#if os(iOS) || UIKIT_DOUBLE
  import MarqueeCells
  import MarqueeScreen
  import UIKit

  extension PixelGrid {
    /// Makes the grid of a view's traits; without any, that of the standard text size.
    init(_ traits: UITraitCollection?) {
      let scale = traits?.displayScale ?? 1
      let textSize = traits.map { TextSizeCategory($0.preferredContentSizeCategory) } ?? .large
      self.init(scale: scale > 0 ? scale : 1, textScale: textSize.lengthFactor)
    }
  }

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
