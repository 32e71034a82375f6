import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading
import MarqueePropertyList
import MarqueeSolver

extension Rule {
  /// A layout whose sections stay empty.
  static let sectionLaysOutNothing = Rule(
    "section-lays-out-nothing", group: .layout, severity: .error,
    summary: "a layout's first item does not fit, so its sections show nothing",
    rationale: """
      When not even one item fits into a group, UIKit lays out nothing at all: the section \
      disappears from the screen without any error. Often points were written as a fraction: \
      write 160 points as 'absolute', not as 'fractionalWidth'. Each device is tried in portrait and \
      in landscape; a section that is empty in landscape alone is a warning, for an app may never \
      be held so.
      """,
    examples: [
      .bad(.layout, .layout(itemWidth: .fractionalWidth(.integer("⟦160⟧")))),
      .bad(
        .layout,
        [
          "item": ["width": .fractionalWidth(1), "height": ["absolute": .integer("⟦250⟧")]],
          "group": [
            "axis": "vertical", "width": .fractionalWidth(1),
            "height": ["fractionalHeight": .real("0.5")],
          ],
        ]),
      .good(.layout, .layout(itemWidth: .absolute(160))),
    ]
  ) { context, report in
    let document = context.document
    for fault in context.layoutNumberFaults {
      switch fault.kind {
      case .tooManyItems:
        report.add(at: fault.key + 1, Message.tooManyItems(fault.number))
      // A number with too many digits to be read has been reported already.
      case .outOfRange where context.number(of: fault.key + 1) != nil:
        report.add(at: fault.key + 1, Message.outOfRange(document.string(of: fault.key)))
      case .negative, .noFraction, .outOfRange: break
      }
    }
    for check in context.layoutChecks {
      let name = check.layout.name
      for found in check.findings(.doesNotFit) where found.emptiesSection {
        let key = document[found.place - 1].kind == .key ? found.place - 1 : nil
        report.add(
          found, Message.nothing(found.finding, in: document, key, name),
          fixIts: key.flatMap { document.usePointsIfMeant(at: $0) } ?? [])
      }
      if let (reason, views) = check.fault {
        report.add(
          at: check.layout.key, Message.nothing(name, reason), notes: [Note(views.text)])
      }
    }
  }
}

extension PropertyListDocument {
  /// A fix-it for a fraction that is probably points; `nil` for any other number.
  fileprivate func usePointsIfMeant(at key: ValueIndex) -> [FixIt]? {
    guard isFraction(key), let number = Double(string(of: key + 1)), number > 1 else { return nil }
    return [usePoints(at: key)]
  }
}

private enum Message {
  static func nothing(
    _ finding: LayoutFinding, in document: PropertyListDocument, _ key: ValueIndex?, _ name: String
  ) -> String {
    let lost = "so sections with layout '\(name)' show nothing"
    let side = finding.key.rawValue
    let room = LengthText.number(finding.room)
    if let key, document.isFraction(key),
      let fraction = Double(document.string(of: key + 1)), fraction > 1
    {
      return
        "'\(document.string(of: key))' is \(LengthText.number(fraction)) times the group, \(lost)"
    }
    return
      "the first item needs \(LengthText.points(finding.length)) of \(side), and the group has "
      + "\(room), \(lost)"
  }

  static func nothing(_ name: String, _ reason: LayoutFault.Reason) -> String {
    if case .duplicateElementKind = reason { return "\(reason), so UIKit refuses layout '\(name)'" }
    return "\(reason), so sections with layout '\(name)' show nothing"
  }

  static func tooManyItems(_ count: Double) -> String {
    """
    a group can hold \(LayoutSection.maximumGroupCount) items, not \(LengthText.number(count)), \
    so sections with this layout show nothing
    """
  }

  static func outOfRange(_ key: String) -> String {
    "'\(key)' is a number that no screen can show"
  }
}
