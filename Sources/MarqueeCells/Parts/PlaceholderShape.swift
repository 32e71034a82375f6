package import MarqueeScreen

/// The appearance of words that take the place of an image.
package enum PlaceholderShape {
  /// The space around the words in points.
  package static let insets = DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)

  /// The width of the dashed line around the place of a missing image.
  package static let lineWidth = 1.5

  package static func text(_ words: String, lineLimit: Int = 2) -> CellText {
    var text = CellText(words, .caption2, color: .secondaryLabel, lineLimit: lineLimit)
    text.isCentered = true
    return text
  }
}
