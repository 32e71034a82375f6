import MarqueeDiagnostics

extension Rule {
  static let fileOutsideFolder = Rule(
    .fileOutsideFolder, ofFolder: .propertyList, severity: .error,
    summary: "a screen, a folder or the settings are a link to a place outside the content folder",
    rationale: """
      A file outside the content folder is not part of the app, and a catalog from elsewhere must \
      not show or change the files of the machine that builds it. Such a link is never opened. Links \
      inside the content folder are followed.
      """,
    examples: [
      .bad(
        .items(of: "list"), images: [.unread("Other.plist", .leadsOutside)],
        reporting: "Other.plist", [.onOneLine(["text": "Help"])]),
      .good(.items(of: "list"), images: ["notes.txt"], [.onOneLine(["text": "Help"])]),
    ]
  ) { context, report in
    report.add(
      contentsOf: context.faults.filter { $0.rule == .fileOutsideFolder }.map(\.diagnostic))
  }
}
