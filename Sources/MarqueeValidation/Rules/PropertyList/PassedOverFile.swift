import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let passedOverFile = Rule(
    .passedOverFile, ofFolder: .propertyList, severity: .note,
    summary: "a property list in the content folder is not a screen, and is ignored",
    rationale: """
      A screen is an array of sections, or a dictionary with the key 'sections'. Other property \
      lists may be next to screens; 'exclude' in 'Marquee.plist' names files and folders that are \
      none, and 'include' those that are. 'Info.plist', '*-Info.plist' and 'ExportOptions.plist' are \
      reported only if they are screens, and files in bundles, frameworks, projects and 'Pods' \
      never. A property list with sections under another key is reported as a screen, and \
      'marquee import' makes a screen of one with lists of items.
      """,
    examples: [
      .bad(
        .items(of: "list"), images: [.unread("Colors.plist", .noScreen)],
        reporting: "Colors.plist", [.onOneLine(["text": "Help"])]),
      .good(.items(of: "list"), images: ["notes.txt"], [.onOneLine(["text": "Help"])]),
    ]
  ) { context, report in
    report.add(contentsOf: context.faults.filter { $0.rule == .passedOverFile }.map(\.diagnostic))
  }
}
