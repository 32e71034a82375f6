import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Rule {
  /// Layout keys that cannot have the intended effect.
  static let layoutIgnoredValue = Rule(
    "layout-ignored-value", group: .layout, severity: .warning,
    summary: "a layout has a value that another one makes useless",
    rationale: """
      A subitem without 'subitems' is an item, so 'axis', 'count' and 'interItemSpacing' say nothing \
      about it. A group with 'count' holds one subitem so many times and drops the others. 'item' \
      is the group's only subitem, and is ignored with 'subitems'. A group with 'frames' has nothing \
      but them, and a 'list' makes its own rows.
      """,
    examples: [
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100),
            "subitems": [
              ["width": .fractionalWidth(1), "height": .absolute(100), "⟦count⟧": 3]
            ],
          ]
        ]),
      .bad(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100), "⟦count⟧": 2,
            "subitems": [
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(60)]),
              .onOneLine(["width": .fractionalWidth(1), "height": .absolute(40)]),
            ],
          ]
        ]),
      .good(
        .layout,
        [
          "group": [
            "width": .fractionalWidth(1), "height": .absolute(100), "count": 2,
            "subitems": [.onOneLine(["width": .fractionalWidth(1), "height": .absolute(60)])],
          ]
        ]),
    ]
  ) { context, report in
    let document = context.document
    for layout in context.catalog.layouts
    where layout.isValid && layout.hasKnownForm(in: document) {
      let root = layout.key + 1
      let group = document.member("group", of: root)
      if let list = document.member("list", of: root) {
        for key in ["item", "group"] {
          guard let member = document.member(key, of: root) else { continue }
          report.add(
            at: member.key, Message.besideList(key),
            notes: [report.note(Message.list, at: list.key)])
        }
      } else if let group, document.member("subitems", of: group.value) != nil,
        let item = document.member("item", of: root)
      {
        report.add(at: item.key, Message.besideSubitems)
      }
      for part in document.subtree(of: root) where document[part].kind == .dictionary {
        check(part, isGroup: part == group?.value, in: document, &report)
      }
    }
  }

  /// Checks a group or an item; other dictionaries do not have these keys.
  private static func check(
    _ part: ValueIndex, isGroup: Bool, in document: PropertyListDocument,
    _ report: inout RuleReport
  ) {
    if document.member("frames", of: part) != nil {
      for key in ["subitems", "axis", "count", "interItemSpacing"] {
        guard let member = document.member(key, of: part) else { continue }
        report.add(at: member.key, Message.besideFrames(key))
      }
    } else if let subitems = document.member("subitems", of: part) {
      let count = document.children(of: subitems.value).reduce(0) { count, _ in count + 1 }
      guard count > 1, let member = document.member("count", of: part) else { return }
      report.add(
        at: member.key, Message.manySubitems(count),
        fixIts: [FixIt(Message.leaveOut, applicability: .displayOnly)])
    } else if !isGroup, let parent = document.parent(of: part),
      document[parent].kind == .array
    {
      let unused = ["axis", "count", "interItemSpacing"].compactMap { key in
        document.member(key, of: part)?.key
      }
      guard let first = unused.first else { return }
      let names = unused.map { "'\(document.string(of: $0))'" }
      report.add(
        at: first, Message.withoutSubitems(names),
        fixIts: [FixIt(Message.nameSubitems, applicability: .displayOnly)])
    }
  }
}

private enum Message {
  static let list = "the list makes its own rows"
  static let besideSubitems = "'item' is ignored because the group has 'subitems'"
  static let nameSubitems = "write what the group holds in 'subitems'"
  static let leaveOut = "leave out 'count', or put the subitems into one group"

  static func besideFrames(_ key: String) -> String {
    "'\(key)' is ignored because the group has 'frames'"
  }

  static func besideList(_ key: String) -> String {
    "'\(key)' is ignored because there is a 'list'"
  }

  static func manySubitems(_ count: Int) -> String {
    "a group with 'count' holds one subitem several times; \(count - 1) of its \(count) are not used"
  }

  static func withoutSubitems(_ names: [String]) -> String {
    let verb = names.count == 1 ? "has" : "have"
    return
      "this is an item, for it has no 'subitems', so \(EnglishList.join(names, "and")) \(verb) no effect"
  }
}
