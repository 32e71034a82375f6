import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

extension Rule {
  static let layoutDoubtful = Rule(
    "layout-doubtful", group: .layout, severity: .warning,
    parts: [
      "items-overflow-group", "layout-ambiguous-spacing", "layout-ignored-value",
      "layout-subitem-never-shown", "layout-supplementary-overlap", "layout-tiny-cells",
    ], isOfViews: true,
    summary: "a value of a layout has no effect, or one that cannot be meant",
    rationale: """
      UIKit keeps items that are larger than their group: they stick out and overlap the next one. A \
      group is filled with its subitems, in order, for as long as the next one fits, and what comes \
      after is never used. A cell with a side of less than 8 points shows neither a text nor an \
      image. Headers and \
      footers at one edge of a section lie on each other: 'alignment' puts them side by side or at \
      two edges. In the newest releases, fractions are parts of what 'interItemSpacing' leaves, so \
      two halves fit with any spacing; others may push the second half into the next group, and a \
      'count' means the same everywhere. A subitem without 'subitems' is an item, so 'axis', 'count' \
      and 'interItemSpacing' say nothing about it. A group with 'count' holds one subitem so many \
      times and drops the others. 'item' is the group's only subitem, and is ignored with \
      'subitems'. A group with 'frames' has nothing but them, and a 'list' makes its own rows.
      """,
    examples: [
      .bad(
        .layout,
        group([
          "count": .integer("⟦200⟧"), "interItemSpacing": ["fixed": 10],
        ])),
      .bad(
        .layout,
        group([
          "subitems": [["width": .fractionalWidth(1), "height": .absolute(100), "⟦count⟧": 3]]
        ])),
      .bad(.layout, .layout(itemHeight: ["absolute": .integer("⟦300⟧")])),
      .good(.layout, group(["count": 2, "interItemSpacing": ["fixed": 10]])),
    ]
  ) { context, report in
    let document = context.document
    for check in context.layoutChecks {
      for found in check.findings {
        let finding = found.finding
        switch finding.kind {
        case .tooSmall: report.add(found, part: "layout-tiny-cells", tooSmall(found))
        case .overlap:
          report.add(
            found, part: "layout-supplementary-overlap",
            "this view lies on another one at the section's edge")
        case .ambiguousSpacing:
          let count = LengthText.number(finding.length)
          report.add(
            found, part: "layout-ambiguous-spacing",
            "with this spacing the newest iOS puts \(count) subitems into the group, "
              + "and others may put \(LengthText.number(finding.room))",
            fixIts: .advice("use <key>count</key><integer>\(count)</integer> for equal items"))
        // Another rule reports a fraction above 1.
        case .overflow where document.largeFraction(at: found.place - 1) == nil:
          report.add(
            found, part: "items-overflow-group",
            "an item of layout '\(check.layout.name)' is \(LengthText.points(finding.length)) more in "
              + "\(finding.side) than its group")
        case .neverPlaced:
          report.add(
            found, part: "layout-subitem-never-shown",
            "the group's \(LengthText.points(finding.room)) of \(finding.side) have no room left for "
              + "this subitem of \(LengthText.number(finding.length)), so it is never used")
        default: break
        }
      }
      guard check.layout.isValid, check.layout.hasKnownForm(in: document) else { continue }
      reportIgnored(in: check.layout.key + 1, document, &report)
    }
  }

  /// A layout whose group has some more keys than its size.
  private static func group(_ members: ExampleValue) -> ExampleValue {
    let size: ExampleValue = ["width": .fractionalWidth(1), "height": .absolute(100)]
    return ["group": size.adding(members)]
  }

  private static func tooSmall(_ found: LayoutCheck.LocatedFinding) -> String {
    let left = LengthText.points(max(0, found.finding.length))
    let fact =
      switch found.finding.key {
      case .count: "so many items, with the room between them, leave \(left) for each"
      case .contentInsets: "the insets leave \(left) for the cell"
      default: "the cell is \(left) in size, too small to show anything"
      }
    return fact + found.ending
  }

  /// Reports the keys of a layout that another one makes useless.
  private static func reportIgnored(
    in root: ValueIndex, _ document: PropertyListDocument, _ report: inout RuleReport
  ) {
    func ignore(
      _ keys: [String], of part: ValueIndex, because reason: String, notes: [Note] = []
    ) {
      for key in keys {
        guard let member = document.member(key, of: part) else { continue }
        report.add(
          at: member.key, part: ignored, "'\(key)' is ignored because \(reason)", notes: notes)
      }
    }
    let group = document.member("group", of: root)?.value
    if let list = document.member("list", of: root) {
      ignore(
        ["item", "group"], of: root, because: "there is a 'list'",
        notes: [report.note("the list makes its own rows", at: list.key)])
    } else if let group, document.member("subitems", of: group) != nil {
      ignore(["item"], of: root, because: "the group has 'subitems'")
    }
    // Other dictionaries do not have these keys.
    for part in document.subtree(of: root) where document[part].kind == .dictionary {
      if document.member("frames", of: part) != nil {
        ignore(["subitems"] + keysOfGroups, of: part, because: "the group has 'frames'")
      } else if let subitems = document.member("subitems", of: part) {
        let count = document.children(of: subitems.value).reduce(0) { count, _ in count + 1 }
        guard count > 1, let member = document.member("count", of: part) else { continue }
        report.add(
          at: member.key, part: ignored,
          "a group with 'count' holds one subitem several times; "
            + "\(count - 1) of its \(count) are not used",
          fixIts: .advice("leave out 'count', or put the subitems into one group"))
      } else if part != group, document.parent(of: part).map({ document[$0].kind }) == .array {
        let unused = keysOfGroups.compactMap { document.member($0, of: part)?.key }
        guard let first = unused.first else { continue }
        let names = EnglishList.join(unused.map { "'\(document.string(of: $0))'" }, "and")
        report.add(
          at: first, part: ignored,
          "this is an item, for it has no 'subitems', so \(names) "
            + "\(unused.count == 1 ? "has" : "have") no effect",
          fixIts: .advice("write what the group holds in 'subitems'"))
      }
    }
  }

  private static let keysOfGroups = ["axis", "count", "interItemSpacing"]
  private static let ignored: RuleIdentifier = "layout-ignored-value"
}
