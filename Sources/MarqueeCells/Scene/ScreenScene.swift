package import MarqueeFigures
package import MarqueeScreen
package import MarqueeSolver

/// What a screen looks like: its cells and headers, and its frames in any view.
///
/// It knows no property list and no rule. It keeps nothing that it computes.
package struct ScreenScene: Sendable {
  /// The screen.
  package let screen: Screen
  private let figures: Figures

  /// Makes the scene of a screen.
  ///
  /// - Parameter locale: The format of the figures in its cells.
  package init(_ screen: Screen, locale: DisplayLocale = .enUS) {
    self.screen = screen
    figures = Figures(for: locale, currency: screen.currency)
  }

  /// Returns the cell of an item.
  package func cell(of item: ScreenItem, in section: ScreenSection) -> CellPart {
    .cell(of: item, in: section, figures)
  }

  /// Lays the screen out in some views.
  ///
  /// - Returns: One for each view, in their order.
  /// - Complexity: O(*s* + *m*) for each view, in the sections and the measured texts.
  package func views(_ ids: [ScreenView.ID]) -> [ScreenView] {
    guard !ids.isEmpty else { return [] }
    let solver = ScreenSolver(screen)
    var solved: [ScreenView.ID: SolvedScreen] = [:]
    // The text sizes of one device share most of the work.
    for (window, ids) in Dictionary(grouping: Set(ids), by: \.window) {
      let screens = solver.map(
        in: window.device.environment(window.orientation), textSizes: ids.map(\.textSize)
      ) { $0 }
      for (id, screen) in zip(ids, screens) { solved[id] = screen }
    }
    return ids.compactMap { id in solved[id].map { ScreenView(id: id, solved: $0) } }
  }
}

/// A screen on a device, in one orientation and text size.
package struct ScreenView: Sendable {
  /// The device and the conditions.
  package let id: ID
  /// The frames.
  package let solved: SolvedScreen

  /// A device with the conditions that frames depend on.
  package struct ID: Hashable, Sendable {
    /// A device in one orientation.
    struct Window: Hashable {
      let device: Device
      let orientation: Orientation
    }

    /// The device.
    package let device: Device
    /// How it is held.
    package let orientation: Orientation
    /// How large the user wants text.
    package let textSize: TextSizeCategory

    /// Makes an identifier; by default of the usual orientation and text size.
    package init(
      _ device: Device, _ orientation: Orientation = .portrait,
      textSize: TextSizeCategory = .large
    ) {
      self.device = device
      self.orientation = orientation
      self.textSize = textSize
    }

    fileprivate var window: Window { Window(device: device, orientation: orientation) }
  }
}
