import MarqueeCells
import MarqueeScreen

/// Lays out one screen many times, for several views of one width class and their text sizes.
///
/// Everything that depends only on the screen is computed once.
package struct ScreenSolver: Sendable {
  /// The solver of all views; its environment is that of none.
  private let solver: LayoutSolver
  private let scalesWithText: Bool
  private let itemCounts: [Int]
  /// The texts of each section that affect heights; empty if no section has any.
  private let texts: [SectionTexts?]

  /// Prepares a screen.
  ///
  /// - Complexity: O(*n*) in its sections and in the scalars of the measured texts.
  package init(_ screen: Screen, _ theme: Theme = Theme(), isWidthRegular: Bool = false) {
    let sections = screen.sections.map {
      screen.layout(of: $0).adapted(toRegularWidth: isWidthRegular)
    }
    solver = LayoutSolver(
      CompositionalLayout(sections: sections, configuration: screen.layoutConfiguration),
      environment: LayoutEnvironment(containerSize: .zero))
    scalesWithText = LayoutValidation.hasScalingLength(screen.layoutConfiguration, sections)
    itemCounts = screen.sections.map(\.shownItems.count)
    let texts = zip(screen.sections, sections).map { SectionTexts($0, in: $1, theme) }
    self.texts = texts.contains { $0 != nil } ? texts : []
  }

  /// Lays out the screen in several text sizes.
  ///
  /// - Parameter environment: The window.
  /// - Returns: The layout for each text size.
  /// - Complexity: O(*s* + *m*) for each text size, in the sections of the screen and the measured
  ///   texts.
  package func layouts(
    in environment: LayoutEnvironment, textSizes: [TextSizeCategory]
  ) -> [SolvedLayout] {
    let runs = scalesWithText ? textSizes.map { [$0] } : [textSizes]
    return runs.flatMap { textSizes in
      var solver = solver
      solver.environment = environment
      if scalesWithText { solver.environment.textSize = textSizes[0] }
      // Views with estimated heights are laid out with their estimates first; their texts are
      // measured in the resulting widths.
      let estimated = solver.solve(itemCounts: itemCounts)
      guard !texts.isEmpty else { return Array(repeating: estimated, count: textSizes.count) }
      let heights = TextHeights(texts, in: estimated)
      return textSizes.map { textSize in
        solver.solve(
          estimated, itemCounts: itemCounts, measuredSizes: heights.sizes(for: textSize))
      }
    }
  }
}
