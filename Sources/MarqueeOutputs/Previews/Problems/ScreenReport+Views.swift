package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
package import MarqueeRendering
import MarqueeScreen
package import MarqueeSolver
import MarqueeValidation

extension ScreenReport {
  /// What judges single views of the screen, as a page shows them.
  ///
  /// - Parameters:
  ///   - report: The content that the screen is part of.
  ///   - paths: How files are named.
  ///   - judged: The views that are judged; `nil` for any.
  package func judge(
    in report: ContentReport, paths: ShownPaths, only judged: [ScreenView.ID]? = nil,
    _ workers: Workers = .all
  ) -> ViewJudge {
    ViewJudge(judged: judged) { problems(in: $0, of: report, paths: paths, workers) }
  }

  /// The diagnostics of the rules about views, each once, with the numbers of the views that have
  /// it.
  ///
  /// - Complexity: O(*n*) in the items of the screen, for each view.
  private func problems(
    in views: [ScreenView], of report: ContentReport, paths: ShownPaths, _ workers: Workers
  ) -> [ViewProblem] {
    let each = ViewFindings.each(
      of: resolved, views, in: report.images, isMeasured: self.views.isMeasured, workers)
    let validator = Validator(settings: report.settings)
    let found = validator.validate(
      viewsOf: resolved, each.map(\.findings), images: report.images, workers)
    let inBars = CutTitle.all(in: views.map(\.id), report.settings, of: chrome).flatMap { title in
      title.cuts.map { (validator.apply(to: [title.diagnostic($0.cut)]), [$0.view]) }
    }
    var numbers: [Diagnostic: Set<Int>] = [:]
    for (diagnostics, views) in zip(found, each.map(\.views)) + inBars {
      for diagnostic in diagnostics where !report.baselineHides(diagnostic) {
        numbers[diagnostic, default: []].formUnion(views)
      }
    }
    let distinct = numbers.sorted { $0.key.precedes($1.key) }
    let shown = DiagnosticMap(distinct.map(\.key), of: self, paths: paths).diagnostics
    return zip(shown, distinct).map { ViewProblem(diagnostic: $0, views: $1.value.sorted()) }
  }
}
