public import MarqueeLayout

/// A screen laid out for a device: where each section and item is.
///
/// What UIKit would measure itself, texts and the rows of lists, is estimated.
public struct SolvedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The view that it is laid out for.
  public let environment: LayoutEnvironment
  /// The frames.
  public let layout: SolvedLayout

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - environment: The view, such as that of `Device.environment(_:)`.
  ///   - textSize: How large the user wants text to be.
  /// - Complexity: O(*s* + *m*) in the sections of the screen and the items that have a text to
  ///   measure.
  public init(
    _ screen: Screen, in environment: LayoutEnvironment, textSize: TextSizeCategory = .large
  ) {
    self = Self.map(screen, in: environment, textSizes: [textSize]) { $0 }[0]
  }

  /// Lays a screen out in several text sizes, one after the other.
  ///
  /// - Parameter transform: Takes what is wanted from a laid out screen. It is called once for all
  ///   text sizes if they change no frame.
  /// - Returns: What has been taken, for each text size.
  package static func map<Result>(
    _ screen: Screen, in environment: LayoutEnvironment, textSizes: [TextSizeCategory],
    _ transform: (SolvedScreen) -> Result
  ) -> [Result] {
    let layout = CompositionalLayout(
      sections: screen.sections.map(screen.layout), configuration: screen.layoutConfiguration)
    let solver = LayoutSolver(layout, environment: environment)
    let itemCounts = screen.sections.map(\.shownItems.count)
    // What has an estimated height is laid out with the estimate first; texts are measured in the
    // width that they then have.
    let estimated = solver.solve(itemCounts: itemCounts)
    let texts = TextHeights(screen, in: estimated)
    if texts.isEmpty {
      let solved = SolvedScreen(screen: screen, environment: environment, layout: estimated)
      return Array(repeating: transform(solved), count: textSizes.count)
    }
    return textSizes.map { textSize in
      transform(
        SolvedScreen(
          screen: screen, environment: environment,
          layout: solver.solve(itemCounts: itemCounts, measuredSizes: texts.sizes(for: textSize))))
    }
  }

  private init(screen: Screen, environment: LayoutEnvironment, layout: SolvedLayout) {
    self.screen = screen
    self.environment = environment
    self.layout = layout
  }

  /// The item that an element shows; `nil` for an element that is not a cell.
  public func item(of element: LayoutElement) -> ScreenItem? {
    guard element.kind == .cell, screen.sections.indices.contains(element.section) else {
      return nil
    }
    let items = screen.sections[element.section].shownItems
    return items.indices.contains(element.item) ? items[element.item] : nil
  }
}
