import MarqueeCatalog
import MarqueeLayout

/// A text whose height is asked for in many sizes.
struct MeasuredLines {
  private let text: String
  private let metrics: CellMetrics.Text
  /// The width in a font of one point, if it is a single line where there is room; `nil` if it has
  /// line breaks of its own, or is empty.
  private let naturalWidth: Double?

  /// Lines that are longer than this part of the room are broken, to see whether they fit.
  ///
  /// It is a little less than 1, for sums of widths are not exact.
  private static let surelyFittingPart = 0.999_999

  /// Takes a text.
  ///
  /// - Complexity: O(*n*) in its scalars.
  init(_ text: String, _ metrics: CellMetrics.Text) {
    self.text = text
    self.metrics = metrics
    let font = TextFont(pointSize: TextFont.wholeUnitSize, weight: metrics.weight)
    let pieces = TextPiece.pieces(of: text, font: font)
    let isLine = !pieces.isEmpty && !pieces.contains { $0.kind == .lineBreak }
    naturalWidth = isLine ? pieces.reduce(0) { $0 + $1.width } / TextFont.wholeUnitSize : nil
  }

  /// The height of all lines.
  ///
  /// - Complexity: O(1) for a text that fits in one line, O(*n*) in the scalars of any other.
  func height(fitting width: Double, _ textSize: TextSizeCategory) -> Double {
    let font = metrics.font(for: textSize)
    if let naturalWidth, naturalWidth * font.pointSize <= width * Self.surelyFittingPart {
      return font.lineHeight
    }
    return TextMeasurer(font: font)
      .measure(text, fitting: width, lineLimit: metrics.lineLimit).size.height
  }
}
