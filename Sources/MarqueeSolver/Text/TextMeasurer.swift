import MarqueeLayout

/// Estimates how much room texts take on a phone.
///
///     let text = TextMeasurer(font: TextFont(.body))
///         .measure("A long description", fitting: 350)
///     text.size.height
///
/// It knows the widths of Latin, Greek and Cyrillic letters and of common signs; Hangul, kana, Han
/// and emoji are squares. There is no kerning, and other scripts are taken at one width.
public struct TextMeasurer: Sendable {
  /// The font that texts are drawn in.
  public var font: TextFont

  /// Makes a measurer for a font.
  public init(font: TextFont) {
    self.font = font
  }

  /// Estimates the width of a text on one line, in points.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  public func width(of text: String) -> Double {
    TextPiece.pieces(of: text, font: font).reduce(0) { $0 + $1.width }
  }

  /// Breaks a text into lines and estimates the room that they take.
  ///
  /// Lines break at spaces and after hyphens, and between the characters of scripts that have no
  /// spaces; a word longer than a line is divided where the line ends. An empty text has no lines.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - width: The longest that a line may be, in points. At least one character is put on a line.
  ///   - lineLimit: How many lines are shown at most; `nil` for all.
  /// - Complexity: O(*n*) in the scalars of the text.
  public func measure(
    _ text: String, fitting width: Double, lineLimit: Int? = nil
  ) -> TextEstimate {
    var lines = LineBreaker(limit: width.isNaN ? 0 : width)
      .lines(of: text, pieces: TextPiece.pieces(of: text, font: font))
    if let lineLimit { lines = Array(lines.prefix(max(0, lineLimit))) }
    return TextEstimate(
      lines: lines.map(\.text),
      size: LayoutExtent(
        width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * font.lineHeight))
  }
}
