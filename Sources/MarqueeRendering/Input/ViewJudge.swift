package import MarqueeSolver

/// Finds what is wrong in single views of a screen.
package struct ViewJudge: Sendable {
  /// The views that are judged; `nil` for any.
  package let judged: [ScreenView.ID]?
  package let find: @Sendable ([ScreenView]) -> [ViewProblem]

  package init(
    judged: [ScreenView.ID]? = nil, _ find: @escaping @Sendable ([ScreenView]) -> [ViewProblem]
  ) {
    self.judged = judged
    self.find = find
  }
}

package struct ViewProblem: Sendable {
  package let diagnostic: PreviewDiagnostic
  /// The numbers of the views, among those that were judged, in order; at least one.
  package let views: [Int]

  package init(diagnostic: PreviewDiagnostic, views: [Int]) {
    self.diagnostic = diagnostic
    self.views = views
  }
}
