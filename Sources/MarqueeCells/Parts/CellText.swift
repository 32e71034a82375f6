package import MarqueeScreen

package struct CellText: Hashable, Sendable {
  package var string: String
  package var style: TextStyle
  /// The size in the standard text size, in points; `nil` for that of the style.
  package var size: Double?
  package var weight: FontWeight
  package var color: ColorRole
  /// How many lines are shown at most; `nil` for all.
  package var lineLimit: Int?
  /// Whether it has as many lines as its column has room for, up to the limit; at least one.
  package var fitsRoom: Bool
  package var isCentered = false
  /// The part that is drawn in the accent color, in UTF-8 bytes of the text.
  package var highlight: Range<Int>?
  package var link: WebLink?
  /// The part of its item that it shows; `nil` for what is none, such as a header.
  package var part: ShownPart?

  package init(
    _ string: String, _ style: TextStyle, weight: FontWeight? = nil, color: ColorRole = .label,
    lineLimit: Int? = nil, fittingRoom fitsRoom: Bool = false, as part: ShownPart? = nil
  ) {
    self.string = string
    self.style = style
    self.weight = weight ?? style.weight
    self.color = color
    self.lineLimit = lineLimit
    self.fitsRoom = fitsRoom
    self.part = part
  }

  /// Makes a text in the style, weight and line limit with which its cell is measured.
  init(
    _ string: String, _ metrics: CellMetrics.Text, color: ColorRole = .label,
    fittingRoom fitsRoom: Bool = false, as part: ShownPart? = nil
  ) {
    self.init(
      string, metrics.style, weight: metrics.weight, color: color, lineLimit: metrics.lineLimit,
      fittingRoom: fitsRoom, as: part)
    size = metrics.size
  }

  package func font(for category: TextSizeCategory) -> TextFont {
    TextFont(pointSize: style.pointSize(size, for: category), weight: weight)
  }
}
