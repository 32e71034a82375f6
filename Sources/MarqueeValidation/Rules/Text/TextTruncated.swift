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
        fault, cut.message(of: text, fault.viewsPhrase),
        notes: [
          Note("it needs \(cut.neededLineCount.counted("line")); shown: \(cut.shownLineCount)")
        ])
    }
  }

  private static let checkBars: FolderCheck = { context, report in
    let settings = context.settings
    let others = Orientation.allCases.filter { !settings.orientations.contains($0) }
    let views = (settings.orientations + others).flatMap { orientation in
      settings.devices.map { ScreenView.ID($0, orientation) }
    }
    for title in CutTitle.all(in: views, settings) {
      let cuts = title.cuts.map { (view: views[$0.view], cut: $0.cut) }
        .filter { !others.contains($0.view.orientation) || $0.cut.isCertain }
      guard let (first, cut) = cuts.first else { continue }
      report.add(
        at: title.place, severity: others.contains(first.orientation) ? .note : nil,
        cut.message(of: title.text, cuts.map(\.view).phrase))
    }
  }
}
