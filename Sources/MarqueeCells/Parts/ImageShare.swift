package import MarqueeScreen

/// How much of its card an image takes.
///
/// The page's script and the phone make the same calculation.
package struct ImageShare: Hashable, Sendable {
  /// The greatest shape of the image, its width divided by its height; `nil` for any.
  package let ratio: Double?
  /// The style of each line of text that cards of the kind have room for below the image.
  package let lines: [TextStyle]
  /// The space around these lines, in points.
  package let space: Double
  /// The height of these lines in the standard text size, in points, with a title of one line.
  package let fewest: Double

  /// The part of a card that is left to the image where the texts are too high, if those of the
  /// standard size have room beside it.
  package static let least = 0.5

  /// The share of a banner's image, above a title of two lines and a caption of one.
  static let aboveBanner = ImageShare(
    ratio: nil, lines: [.title2, .title2, .subheadline], space: 16, fewest: 61)

  /// Returns the height of the image in points.
  package func height(in card: LayoutExtent, _ category: TextSizeCategory) -> Double {
    let texts = lines.reduce(space) { $0 + TextFont($1, for: category).lineHeight }
    let least = min(card.height * Self.least, card.height - fewest)
    let room = max(card.height - texts, least, 0)
    return min(room, ratio.map { card.width / $0 } ?? room)
  }
}
