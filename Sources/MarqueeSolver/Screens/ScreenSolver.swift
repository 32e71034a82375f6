import MarqueeLayout

/// Lays one screen out many times: for several views, in several text sizes.
///
/// What depends on the screen alone is worked out once.
package struct ScreenSolver: Sendable {
  private let screen: Screen
  private let layout: CompositionalLayout
  private let itemCounts: [Int]
  /// The texts of each section on which heights depend; empty if no section has any.
  private let texts: [SectionTexts?]

  /// Takes a screen.
  ///
  /// - Complexity: O(*n*) in its sections and the scalars of the texts that are measured.
  package init(_ screen: Screen) {
    self.screen = screen
    let sections = screen.sections.map(screen.layout)
    layout = CompositionalLayout(sections: sections, configuration: screen.layoutConfiguration)
    itemCounts = screen.sections.map(\.shownItems.count)
    let texts = zip(screen.sections, sections).map { SectionTexts($0, in: $1) }
    self.texts = texts.contains { $0 != nil } ? texts : []
  }

  /// Lays the screen out in several text sizes, one after the other.
  ///
  /// - Parameters:
  ///   - environment: The view.
  ///   - transform: Takes what is wanted from a laid out screen. It is called once for all text
  ///     sizes if they change no frame.
  /// - Returns: What has been taken, for each text size.
  /// - Complexity: O(*s* + *m*) for each text size, in the sections of the screen and the texts that
  ///   are measured.
  package func map<Result>(
    in environment: LayoutEnvironment, textSizes: [TextSizeCategory],
    _ transform: (SolvedScreen) -> Result
  ) -> [Result] {
    let solver = LayoutSolver(layout, environment: environment)
    // What has an estimated height is laid out with the estimate first; texts are measured in the
    // width that they then have.
    let estimated = solver.solve(itemCounts: itemCounts)
    guard !texts.isEmpty else {
      let solved = SolvedScreen(screen: screen, environment: environment, layout: estimated)
      return Array(repeating: transform(solved), count: textSizes.count)
    }
    let heights = TextHeights(texts, in: estimated)
    return textSizes.map { textSize in
      let layout = solver.solve(
        estimated, itemCounts: itemCounts, measuredSizes: heights.sizes(for: textSize))
      return transform(SolvedScreen(screen: screen, environment: environment, layout: layout))
    }
  }
}
