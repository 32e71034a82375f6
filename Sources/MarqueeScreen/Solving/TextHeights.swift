import MarqueeCatalog
import MarqueeLayout

/// Estimates what the cells measure that hold nothing but text.
struct TextHeights {
  private let screen: Screen
  private let scale: Double
  private let textSize: TextSizeCategory

  /// The room above and below the text of a row, as in UIKit's list cells.
  private static let rowMargin = 11.0
  /// The room at both sides of the text of a row, as in UIKit's list cells.
  private static let rowSideMargin = 20.0
  /// The width of a row's picture with the room behind it.
  private static let rowImageWidth = 48.0

  init(_ screen: Screen, environment: LayoutEnvironment, textSize: TextSizeCategory) {
    self.screen = screen
    scale = environment.scale
    self.textSize = textSize
  }

  /// What a cell measures; `nil` for one whose size does not depend on its text.
  func fittedSize(of element: LayoutElement) -> FittedSize? {
    guard element.kind == .cell, screen.sections.indices.contains(element.section) else {
      return nil
    }
    let items = screen.sections[element.section].shownItems
    guard items.indices.contains(element.item) else { return nil }
    switch items[element.item].content {
    case .textHeader(let header):
      return FittedSize(
        height: height(of: header.text, .title3, weight: .bold, fitting: element.frame.width))
    case .row(let row):
      return FittedSize(height: height(of: row, fitting: element.frame.width))
    case .poster, .rankedPoster, .banner, .course, .categories, .businessBanner:
      return nil
    }
  }

  private func height(of row: Row, fitting width: Double) -> Double {
    let image = row.imageName == nil ? 0 : Self.rowImageWidth
    let room = width - 2 * Self.rowSideMargin - image
    let text = height(of: row.text, .body, fitting: room)
    let secondary = row.secondaryText.map { height(of: $0, .footnote, fitting: room) } ?? 0
    return max(
      LayoutSection.estimatedListRowHeight, text + secondary + 2 * Self.rowMargin)
  }

  private func height(
    of text: String, _ style: TextStyle, weight: FontWeight? = nil, fitting width: Double
  ) -> Double {
    let font = TextFont(
      pointSize: style.pointSize(for: textSize), weight: weight ?? style.weight)
    let estimate = TextMeasurer(font: font).measure(text, fitting: width)
    return estimate.fittedSize(scale: scale).height ?? 0
  }
}
