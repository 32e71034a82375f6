/// The purpose of a text, which determines its size and weight.
///
/// The counterpart of UIKit's `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The title of a screen.
  case largeTitle
  /// The first level of titles.
  case title1
  /// The second level of titles.
  case title2
  /// The third level of titles.
  case title3
  /// The head of a paragraph.
  case headline
  /// Running text.
  case body
  /// A remark next to the text.
  case callout
  /// The second line of a head.
  case subheadline
  /// A note below the text.
  case footnote
  /// The text of an image.
  case caption1
  /// The smaller text of an image.
  case caption2

  /// The weight of the style's font.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// Returns the size of the style's font in points.
  ///
  /// Source: the Dynamic Type sizes in Apple's Human Interface Guidelines, Typography.
  public func pointSize(for category: TextSizeCategory) -> Double {
    let sizes: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[category.rawValue]
  }

  /// Returns a size that grows with the text size as the style does; that of the style for `nil`.
  package func pointSize(_ size: Double?, for category: TextSizeCategory) -> Double {
    let own = pointSize(for: category)
    return size.map { $0 * own / pointSize(for: .large) } ?? own
  }
}
