import MarqueeScreen

/// The metrics of a card: an image, and the texts of its item below it.
///
/// All lengths are in points.
struct CardMetrics: Sendable {
  /// The width of the image divided by its height; `nil` for what the texts of its kind leave.
  let ratio: Double?
  private(set) var cornerRadius = 8.0
  private(set) var title = CellMetrics.Text(.footnote, weight: .semibold)
  /// The style of the other texts and of the rating.
  private(set) var text = TextStyle.caption1
  private(set) var price = TextStyle.subheadline
  /// The space between two parts.
  private(set) var spacing = 2.0

  /// What is between the image and the title, beside the spacing around it.
  static let gap = CellPart.sized(width: nil, height: gapHeight, .empty)
  private static let gapHeight = 2.0

  static let course = CardMetrics(ratio: 3.0 / 2)
  static let featuredCourse = CardMetrics(
    ratio: 16.0 / 9, cornerRadius: 12, title: .init(.headline, weight: .bold), text: .footnote,
    price: .headline, spacing: 3)
  static let own = CardMetrics(ratio: nil)

  /// How many lines of a title have room below the image.
  private static let titleLineCount = 2

  /// The image's share of the cards of a kind, which does not depend on the texts of an item: the
  /// images of a row are equally high.
  func share(of kind: ItemKind) -> ImageShare {
    let shown = { (part: ShownPart) in kind.show[part] != nil }
    let title = shown(.title) ? Array(repeating: self.title.style, count: Self.titleLineCount) : []
    let rows = [
      shown(.subtitle) ? text : nil, shown(.caption) ? text : nil,
      shown(.rating) || shown(.count) ? text : nil,
      shown(.price) ? price : nil,
    ].compactMap(\.self)
    let spaces = 2 + (title.isEmpty ? 0 : 1) + rows.count
    let space = Double(spaces) * spacing + Self.gapHeight
    let fewest = (title.prefix(1) + rows).reduce(space) { $0 + TextFont($1).lineHeight }
    return ImageShare(ratio: ratio, lines: title + rows, space: space, fewest: fewest)
  }
}
