import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  /// Something that looks like a screen or settings but cannot be read.
  static let unreadableFile = Rule(
    .unreadableFile, ofFolder: .propertyList, severity: .error,
    summary: "something named like a screen or settings cannot be read",
    rationale: """
      The app would lack the screen without any error. Links that lead nowhere, pipes, \
      devices, folders, names that are not UTF-8, files without permission to read and extensions \
      such as '.PLIST' are reported; none of them is opened. So are names such as 'marquee.plist' and \
      'items.plist': macOS finds them under the right name, and Linux does not.
      """,
    examples: [
      .bad(
        .items(of: "list"), images: [.unread("Gone.plist", .leadsNowhere)],
        reporting: "Gone.plist", [.onOneLine(["text": "Help"])]),
      .good(.items(of: "list"), images: ["notes.txt"], [.onOneLine(["text": "Help"])]),
    ]
  ) { context, report in
    report.add(contentsOf: context.faults.filter { $0.rule == .unreadableFile }.map(\.diagnostic))
  }
}
