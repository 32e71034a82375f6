import MarqueeCells
import MarqueeScreen

/// The content of a cell or header that is as high as its text.
///
/// It is a class because it is shared by all devices and text sizes.
final class MeasuredText: Sendable {
  private let metrics: CellMetrics
  private let text: PreparedText
  /// The smaller text below it; `nil` for none.
  private let secondaryText: PreparedText?
  private let hasImage: Bool
  private let rank: Int?

  /// Makes the measured content of a cell; `nil` if the cell's size does not depend on its text.
  init?(_ item: CatalogItem, _ metrics: CellMetrics?) {
    guard let metrics, let content = item.measuredContent() else { return nil }
    self.metrics = metrics
    text = PreparedText(content.text, weight: metrics.text.weight)
    secondaryText = content.secondaryText.flatMap { secondary in
      secondary.isEmpty ? nil : PreparedText(secondary, weight: metrics.secondaryText.weight)
    }
    hasImage = content.hasImage
    rank = item.rank
  }

  /// Makes the measured content of a header that shows a section's name.
  init(sectionName: String, _ theme: Theme) {
    metrics = .sectionHeader(theme)
    text = PreparedText(sectionName, weight: metrics.text.weight)
    secondaryText = nil
    hasImage = false
    rank = nil
  }

  /// Returns the height of the whole cell or header, in whole pixels.
  func height(fitting width: Double, scale: Double, _ textSize: TextSizeCategory) -> Double {
    let insets = metrics.insets
    let image = hasImage ? metrics.imageSide + metrics.imageSpacing : 0
    let rank = rank.map { metrics.width(ofRank: $0, for: textSize) } ?? 0
    let room = max(0, width - (insets.leading + insets.trailing) - rank - image)
    var content = text.height(fitting: room, metrics.text, textSize)
    if let secondaryText {
      content += metrics.textSpacing
      content += secondaryText.height(fitting: room, metrics.secondaryText, textSize)
    }
    if hasImage { content = max(content, metrics.imageSide) }
    let height = max(metrics.minimumHeight, content + insets.top + insets.bottom)
    return TextEstimate.wholePixels(height, scale: scale)
  }
}

extension PreparedText {
  fileprivate func height(
    fitting width: Double, _ metrics: CellMetrics.Text, _ textSize: TextSizeCategory
  ) -> Double {
    height(
      fitting: width, pointSize: metrics.style.pointSize(metrics.size, for: textSize),
      lineLimit: metrics.lineLimit)
  }
}
