import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeSolver

extension Rule {
  static let textTruncated = Rule(
    "text-truncated", group: .text, severity: .note, isOfViews: true,
    summary: "a text is longer than the lines that its cell or bar shows",
    rationale: """
      The app shows '…' in place of the rest. 'devices', 'textSizes', 'orientations' and 'directions' \
      in the settings say which views count. Widths are those of a free font: where a phone's may \
      differ enough, a text "may be cut". In a property list of more than 1 MiB no cell is judged, \
      and a note says so.
      """,
    examples: [
      .bad(
        .items(of: "courseSwimlane"),
        [
          .course(
            title: """
              ⟦A very long title of a course about all that a person may ever want to know of \
              watercolors, from the paper to the frame⟧
              """)
        ]),
      .good(.items(of: "courseSwimlane"), [.course(title: "Watercolors")]),
    ], besides: checkBars
  ) { screen, context, report in
    if context.viewFaults.isSkipped, let place = screen.place {
      report.add(at: place, "cells of a screen above 1 MiB are not judged")
    }
    for fault in context.viewFaults.faults {
      // What may be so in views that may count for nobody is told only to those who ask.
      guard case .cut(let cut) = fault.part.kind, let text = fault.part.text,
        cut.isCertain || fault.counts || context.settings.selection.judgesEverywhere
      else { continue }
      report.add(
        fault, message(text, cut, fault.viewsPhrase),
        notes: [
          Note("it needs \(cut.neededLineCount.counted("line")); shown: \(cut.shownLineCount)")
        ])
    }
  }

  /// Checks the titles of bars, which are the same in all text sizes.
  private static let checkBars: FolderCheck = { context, report in
    let settings = context.settings
    let others = Orientation.allCases.filter { !settings.orientations.contains($0) }
    let views = (settings.orientations + others).flatMap { orientation in
      settings.devices.map { ScreenView.ID($0, orientation) }
    }
    for (chrome, titles) in settings.source?.bars ?? [] {
      let layouts = views.map { (view: $0, labels: ChromeLayout(chrome, in: $0).labels) }
      for (text, value) in titles {
        let cuts = layouts.compactMap { view, labels in
          labels.lazy.filter { $0.text == text }.compactMap(\.cut).first.map { (view, cut: $0) }
        }.filter { !others.contains($0.orientation) || $1.isCertain }
        guard let (first, cut) = cuts.first else { continue }
        report.add(
          at: value.place, severity: others.contains(first.orientation) ? .note : nil,
          message(text, cut, cuts.map(\.0).phrase))
      }
    }
  }

  private static func message(_ text: String, _ cut: TextCut, _ views: String) -> String {
    let way = cut.isCertain ? "is cut" : "may be cut"
    let end = cut.shownEnd.isEmpty ? "at its start" : "after '\(cut.shownEnd)'"
    return "'\(text)' \(way) \(end)\(views)"
  }
}
