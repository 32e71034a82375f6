import MarqueeCells
package import MarqueeScreen

/// What a screen looks like: its cells and headers, and its frames in any view.
///
/// It knows no property list and no rule. It keeps nothing that it computes.
package struct ScreenScene: Hashable, Sendable {
  package let screen: Screen
  /// The format of the figures in its cells.
  package let locale: DisplayLocale
  package let theme: Theme
  private let figures: Figures

  package init(_ screen: Screen, locale: DisplayLocale = .enUS, theme: Theme = Theme()) {
    self.screen = screen
    self.locale = locale
    self.theme = theme
    figures = Figures(for: locale, currency: screen.currency)
  }

  package func with(_ sections: [ScreenSection]) -> ScreenScene {
    ScreenScene(screen.with(sections), locale: locale, theme: theme)
  }

  package func cell(of item: ScreenItem, in section: ScreenSection) -> CellPart {
    let cell = CellPart.cell(of: item, in: section, figures, theme)
    let isLast = item.id == section.shownItems.last?.id
    return screen.layout(of: section).listConfiguration?.hasSeparator(isLast: isLast) == false
      ? cell.withoutSeparator : cell
  }

  package func spokenText(of item: ScreenItem) -> String { item.spokenText(figures) }

  /// Returns the header of a section; `nil` if it shows no name.
  package func header(of section: ScreenSection) -> CellPart? {
    guard let name = section.name, !name.isEmpty else { return nil }
    return .header(name, leads: section.link != nil, theme.ofHeader(in: section))
  }

  package func view(_ id: ScreenView.ID) -> ScreenView { views([id])[0] }

  /// Lays the screen out in some views.
  ///
  /// - Parameters:
  ///   - ids: The views.
  ///   - workers: The workers, among whom the windows are divided.
  /// - Returns: One for each view, in their order.
  /// - Complexity: O(*s* + *m*) for each view, in the sections and the measured texts.
  package func views(_ ids: [ScreenView.ID], _ workers: Workers = .one) -> [ScreenView] {
    let distinct = Set(ids)
    LayoutCount.views.withLock { $0 += distinct.count }
    // The text sizes of one window share most of the work.
    let windows = Array(Dictionary(grouping: distinct, by: \.window))
    let forms = Set(windows.map(\.key.environment.isWidthRegular))
    let solvers = Dictionary(
      first: forms.map { ($0, ScreenSolver(screen, theme, isWidthRegular: $0)) })
    let solved = workers.map(windows) { window, ids in
      let environment = window.environment
      let layouts = solvers[environment.isWidthRegular]?
        .layouts(in: environment, textSizes: ids.map(\.textSize))
      return Array(zip(ids, layouts ?? []))
    }
    let layouts = Dictionary(first: solved.joined())
    return ids.compactMap { id in
      layouts[id].map { ScreenView(id: id, scene: self, layout: $0) }
    }
  }
}
