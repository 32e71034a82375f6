import MarqueeLayout
import MarqueeModels
import MarqueeScreen
package import MarqueeSolver

/// A text in a cell.
package struct CellText: Hashable, Sendable {
  /// The text, as its author wrote it.
  package var string: String
  /// What the text is for.
  package var style: TextStyle
  /// How heavy it is drawn.
  package var weight: FontWeight
  /// Its color.
  package var color: ColorRole
  /// How many lines are shown at most; `nil` for all.
  package var lineLimit: Int?
  /// Whether lines are centered.
  package var isCentered = false
  /// The part that is drawn in the accent color, in UTF-8 bytes of the text.
  package var highlight: Range<Int>?
  /// Where the text leads to; only a web address is one.
  package var link: WebLink?

  package init(
    _ string: String, _ style: TextStyle, weight: FontWeight? = nil, color: ColorRole = .label,
    lineLimit: Int? = nil
  ) {
    self.string = string
    self.style = style
    self.weight = weight ?? style.weight
    self.color = color
    self.lineLimit = lineLimit
  }

  /// Makes a text that is drawn as its cell is measured.
  init(_ string: String, _ metrics: CellMetrics.Text, color: ColorRole = .label) {
    self.init(
      string, metrics.style, weight: metrics.weight, color: color, lineLimit: metrics.lineLimit)
  }

  /// The font of the text.
  package func font(for category: TextSizeCategory) -> TextFont {
    TextFont(pointSize: style.pointSize(for: category), weight: weight)
  }
}
