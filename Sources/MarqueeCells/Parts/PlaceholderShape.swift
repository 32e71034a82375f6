package import MarqueeLayout
import MarqueeSolver

/// How words in place of an image are drawn.
package enum PlaceholderShape {
  /// The room around the words in points.
  package static let insets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)

  /// The width of the dashed line around the place of an image that is missing.
  package static let lineWidth = 1.5

  /// The words as a text in the middle of the width.
  package static func text(_ words: String, lineLimit: Int = 2) -> CellText {
    var text = CellText(words, .caption2, color: .secondaryLabel, lineLimit: lineLimit)
    text.isCentered = true
    return text
  }
}
