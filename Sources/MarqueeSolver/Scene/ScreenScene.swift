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

  /// Returns the same scene with other sections.
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
  /// - Returns: One for each view, in their order.
  /// - Complexity: As of ``map(_:_:)``.
  package func views(_ ids: [ScreenView.ID]) -> [ScreenView] {
    zip(ids, map(ids) { $0 }).map { ScreenView(id: $0, scene: self, layout: $1) }
  }

  /// Lays the screen out in some views, one after the other, so that they need not all be in
  /// memory.
  ///
  /// - Parameters:
  ///   - ids: The views.
  ///   - transform: Extracts a result from a layout. It is called once for all text sizes of
  ///     a window if they do not change any frame.
  /// - Returns: The result for each view, in their order.
  /// - Complexity: O(*s* + *m*) for each view, in the sections and the measured texts.
  package func map<Result>(
    _ ids: [ScreenView.ID], _ transform: (SolvedLayout) -> Result
  ) -> [Result] {
    guard !ids.isEmpty else { return [] }
    var solvers: [Bool: ScreenSolver] = [:]
    // The text sizes of one window share most of the work.
    let distinct = Set(ids)
    LayoutCount.views.withLock { $0 += distinct.count }
    let windows = Dictionary(grouping: distinct, by: \.window)
    var results: [ScreenView.ID: Result] = [:]
    for id in ids where results[id] == nil {
      let sizes = windows[id.window, default: []].sorted {
        $0.textSize.rawValue < $1.textSize.rawValue
      }
      let environment = id.environment
      let isWidthRegular = environment.isWidthRegular
      let solver =
        solvers[isWidthRegular] ?? ScreenSolver(screen, theme, isWidthRegular: isWidthRegular)
      solvers[isWidthRegular] = solver
      let found = solver.map(in: environment, textSizes: sizes.map(\.textSize), transform)
      results.merge(zip(sizes, found)) { first, _ in first }
    }
    return ids.compactMap { results[$0] }
  }
}
