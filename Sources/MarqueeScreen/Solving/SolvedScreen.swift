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
  ///   - environment: The view, such as that of ``MarqueeLayout/Device/environment(_:)``.
  ///   - textSize: How large the user wants text to be.
  /// - Complexity: O(*s* + *m*) in the sections of the screen and the items that have a text to
  ///   measure.
  public init(
    _ screen: Screen, in environment: LayoutEnvironment, textSize: TextSizeCategory = .large
  ) {
    self.screen = screen
    self.environment = environment
    let layout = CompositionalLayout(
      sections: screen.sections.map { screen.layout(of: $0) ?? .basic })
    let solver = LayoutSolver(layout, environment: environment)
    let itemCounts = screen.sections.map(\.shownItems.count)
    let texts = TextHeights(screen, environment: environment, textSize: textSize)
    self.layout = solver.solve(itemCounts: itemCounts, measuringIn: nil) { element in
      texts.fittedSize(of: element)
    }
  }

  /// The item that an element shows; `nil` for an element that is no cell.
  public func item(of element: LayoutElement) -> ScreenItem? {
    guard element.kind == .cell, screen.sections.indices.contains(element.section) else {
      return nil
    }
    let items = screen.sections[element.section].shownItems
    return items.indices.contains(element.item) ? items[element.item] : nil
  }
}

extension ScreenSection {
  /// The items that are on the screen at one time.
  ///
  /// A main section shows one of its items; where that is a random one, the first stands for all.
  public var shownItems: ArraySlice<ScreenItem> {
    selection == nil ? items[...] : items.prefix(1)
  }
}
