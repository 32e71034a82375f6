package import MarqueeLayout

/// How words in place of an image are drawn.
package enum PlaceholderShape {
  /// The room around the words in points.
  package static let insets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)

  /// The words as a text in the middle of the width.
  package static func text(_ words: String) -> CellText {
    var text = CellText(words, .caption2, color: .secondaryLabel, lineLimit: 2)
    text.isCentered = true
    return text
  }
}
