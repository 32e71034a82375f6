import MarqueeScreen

/// Estimates the space that texts take on a phone.
///
///     let text = TextMeasurer(font: TextFont(.body))
///         .measure("A long description", fitting: 350)
///     text.size.height
///
/// It has the widths of Latin, Greek, Cyrillic, Hebrew and Thai letters and of common signs, and of
/// Arabic letters in each form. Kana, Han and emoji are squares, and Hangul is a little narrower;
/// letters of Devanagari have a mean width. It has no kerning, and one width for all characters of
/// other scripts.
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

  /// Breaks a text into lines and estimates the space that they take.
  ///
  /// Lines break at spaces, after hyphens, and between the characters of scripts without spaces; a
  /// word longer than a line is broken at the end of the line. An empty text has no lines.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - width: The greatest length of a line, in points. Each line has at least one character.
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
