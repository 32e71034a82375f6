import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let sectionLaysOutNothing = Rule(
    "section-lays-out-nothing", group: .layout, severity: .error, isOfViews: true,
    summary: "the first item of a group does not fit, so UIKit ends the app",
    rationale: """
      If not even one item fits into a group, UIKit raises an exception when it lays out the \
      section, and the app ends: "This group cannot fit even a single item", or "There is no room \
      for this NSCollectionLayoutGroup". The size of the view at that moment decides, so turning the \
      phone or narrowing a window can end the app. Each device is tried in portrait and in \
      landscape, and also a view of 320 points, the width of a phone with large text and of an app \
      that shares a tablet with another one. Often points were written as a fraction: write 160 \
      points as 'absolute', not as 'fractionalWidth'.
      """,
    examples: [
      .bad(.layout, .layout(itemWidth: .fractionalWidth(.integer("⟦160⟧")))),
      .good(.layout, .layout(itemWidth: .absolute(160))),
    ]
  ) { context, report in
    let document = context.document
    for fault in context.layoutNumberFaults {
      switch fault.kind {
      case .tooManyItems:
        report.add(
          at: fault.key + 1,
          "a group can hold \(LayoutSection.maximumGroupCount) items, not "
            + "\(LengthText.number(fault.number)), so sections with this layout show nothing")
      // A number with too many digits to be read has been reported already.
      case .outOfRange where document.number(of: fault.key + 1) != nil:
        report.add(
          at: fault.key + 1,
          "'\(document.string(of: fault.key))' is a number that no screen can show")
      case .negative, .noFraction, .outOfRange: break
      }
    }
    for check in context.layoutChecks {
      for found in check.findings(.doesNotFit) {
        let key = found.place - 1
        guard let fraction = document.largeFraction(at: key) else {
          report.add(found, need(of: found))
          continue
        }
        let times = LengthText.number(fraction)
        report.add(
          found, "'\(document.string(of: key))' is \(times) times the group\(found.ending)",
          fixIts: [document.usePoints(at: key)])
      }
      if let (reason, views) = check.fault {
        report.add(
          at: check.layout.key, fault(reason, in: views, of: check.layout.name),
          notes: [Note(views.text)])
      }
    }
  }

  private static func need(of found: LayoutCheck.LocatedFinding) -> String {
    let finding = found.finding
    let item = finding.key == .edgeSpacing ? "item with its edge spacing" : "item"
    let needed = LengthText.points(finding.length)
    let room = LengthText.number(finding.room)
    return
      "the first \(item) needs \(needed) of \(finding.side), and the group has \(room)\(found.ending)"
  }

  private static func fault(
    _ reason: LayoutFault.Reason, in views: LayoutViews, of name: String
  ) -> String {
    switch reason {
    case .duplicateElementKind: "\(reason); UIKit ends the app that shows layout '\(name)'"
    case .noRoom: "layout '\(name)' has no room; \(views.width) UIKit ends the app"
    default: "\(reason), so sections with layout '\(name)' show nothing"
    }
  }
}
