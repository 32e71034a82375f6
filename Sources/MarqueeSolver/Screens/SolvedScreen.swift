import MarqueeCells
import MarqueeScreen

/// A screen laid out for a device, with the frames of its sections and items.
///
/// Sizes that UIKit would measure, such as those of texts and list rows, are estimates.
public struct SolvedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The view that it is laid out for.
  public var environment: LayoutEnvironment { layout.environment }
  /// The frames.
  public let layout: SolvedLayout

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - environment: The view, such as that of `Device.environment(_:)`.
  ///   - textSize: The user's preferred text size.
  /// - Complexity: O(*s* + *m*) in the sections of the screen and the items with a measured text.
  public init(
    _ screen: Screen, in environment: LayoutEnvironment, textSize: TextSizeCategory = .large
  ) {
    self.screen = screen
    layout =
      ScreenSolver(screen, isWidthRegular: environment.isWidthRegular)
      .layouts(in: environment, textSizes: [textSize])[0]
  }

  /// Returns the item that an element shows; `nil` for an element that is not a cell.
  public func item(of element: LayoutElement) -> ScreenItem? { screen.item(of: element) }
}

extension Screen {
  func item(of element: LayoutElement) -> ScreenItem? {
    guard element.kind == .cell, sections.indices.contains(element.section) else { return nil }
    let items = sections[element.section].shownItems
    return items.indices.contains(element.item) ? items[element.item] : nil
  }
}
