/// A text that is measured in one weight, but in many sizes and widths.
///
/// The heights are those of ``TextMeasurer``; the text is split into pieces only once.
package struct PreparedText: Sendable {
  /// The pieces, in a font of ``TextFont/wholeUnitSize``.
  private let pieces: [TextPiece]
  private let weight: FontWeight
  /// The width in a font of one point, if the text fits on one line given enough space; `nil` if it
  /// has line breaks or is empty.
  private let naturalWidth: Double?

  /// Lines longer than this fraction of the space are broken, to see whether they fit.
  ///
  /// It is slightly less than 1, because sums of widths are not exact.
  private static let surelyFittingPart = 0.999_999

  /// Prepares a text.
  ///
  /// - Complexity: O(*n*) in its scalars.
  package init(_ text: String, weight: FontWeight) {
    self.weight = weight
    pieces = TextPiece.pieces(
      of: text, font: TextFont(pointSize: TextFont.wholeUnitSize, weight: weight))
    let isLine = !pieces.isEmpty && !pieces.contains { $0.kind == .lineBreak }
    naturalWidth = isLine ? pieces.reduce(0) { $0 + $1.width } / TextFont.wholeUnitSize : nil
  }

  /// Returns the height of all lines, in points.
  ///
  /// - Parameters:
  ///   - width: The greatest length of a line, in points.
  ///   - pointSize: The size of the font.
  ///   - lineLimit: How many lines are shown at most; `nil` for all.
  /// - Complexity: As of ``lines(fitting:pointSize:)``.
  package func height(fitting width: Double, pointSize: Double, lineLimit: Int?) -> Double {
    let count = lines(fitting: width, pointSize: pointSize).count
    let shown = lineLimit.map { min(count, max(0, $0)) } ?? count
    return Double(shown) * TextFont(pointSize: pointSize, weight: weight).lineHeight
  }

  /// Returns how many lines there are, and the width of the longest in points.
  ///
  /// - Complexity: O(1) for a text that fits on one line, O(*n*) in the scalars of any other.
  func lines(fitting width: Double, pointSize: Double) -> (count: Int, width: Double) {
    let font = TextFont(pointSize: pointSize, weight: weight)
    if let naturalWidth, naturalWidth * pointSize <= width * Self.surelyFittingPart {
      return (1, naturalWidth * pointSize)
    }
    var count = 0
    var longest = 0.0
    let breaker = LineBreaker(limit: width.isNaN ? 0 : width)
    breaker.forEachLine(
      of: pieces, width: { font.points(Int($0.width)) },
      { line in
        count += 1
        longest = max(longest, line.reduce(0) { $0 + font.points(Int(pieces[$1].width)) })
      })
    return (count, longest)
  }

  /// The width on one line in a font of one point, however long that is.
  var unitWidth: Double { naturalWidth ?? .infinity }
}
