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

  /// The name of a view that only an app can draw; empty if there is no room for it.
  package static func caption(_ name: String, in size: LayoutExtent) -> String {
    let needed = PartLayout(category: .large).size(
      of: .text(text(name, lineLimit: 1)), fitting: .infinity)
    let room = size.width - insets.leading - insets.trailing
    return needed.width <= room && needed.height <= size.height ? name : ""
  }

  /// The outline of a view that only an app can draw.
  package static func box(_ caption: String) -> CellPart {
    let text = caption.isEmpty ? .empty : CellPart.text(text(caption, lineLimit: 1))
    return .box(
      CellBox(fill: .background, border: .secondaryLabel),
      .column([.space, text, .space], spacing: 0))
  }
}
