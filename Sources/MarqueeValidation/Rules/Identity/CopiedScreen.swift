import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  /// A screen that was copied with its file.
  static let copiedScreen = Rule(
    "copied-screen", ofFolder: .identity, severity: .warning,
    summary: "a screen is the copy of another one, made by the Finder or by Xcode",
    rationale: """
      'Home copy.plist', 'Home 2.plist' and 'Home (1).plist' next to 'Home.plist' are what duplicating \
      a file, saving it twice or syncing it leaves. The copy is built and shipped like every screen, \
      and edits in one are missing in the other. It is reported if the screens have items in common: \
      a quarter where a word says 'copy', in the languages of many Macs, and half where there is \
      only a number, so that 'Season.plist' and 'Season 2.plist' are two screens.
      """,
    examples: [
      .bad(
        .items(of: "list"), files: ["Home.plist", "⟦Home copy.plist⟧"],
        beside: [.onOneLine(["text": "Help"]), .onOneLine(["text": "Questions"])],
        [.onOneLine(["text": "Help"]), .onOneLine(["text": "Contact"])]),
      .bad(
        .items(of: "list"), files: ["Home.plist", "⟦Home 2.plist⟧"],
        beside: [.onOneLine(["text": "Help"]), .onOneLine(["text": "Questions"])],
        [.onOneLine(["text": "Help"]), .onOneLine(["text": "Questions"])]),
      .good(
        .items(of: "list"), files: ["Season.plist", "Season 2.plist"],
        beside: [.onOneLine(["text": "The first night"]), .onOneLine(["text": "Help"])],
        [.onOneLine(["text": "The last night"]), .onOneLine(["text": "Help"])]),
      .good(
        .items(of: "list"), files: ["Home.plist", "Copywriting.plist"],
        beside: [.onOneLine(["text": "Help"])], [.onOneLine(["text": "Help"])]),
    ]
  ) { context, report in
    var byName: [String: ScreenSummary] = [:]
    for screen in context.screens { byName[screen.name] = screen }
    for screen in context.screens where !screen.name.isEmpty {
      let original = CopiedFileName.all(of: screen.name).first { copy in
        byName[copy.original].map { other in
          screen.sample.similarity(to: other.sample) >= (copy.hasWord ? 0.25 : 0.5)
        } ?? false
      }
      guard let original else { continue }
      report.add(
        "the screen is a copy of '\(original.original).plist'", at: context.place(of: screen),
        fixIts: [
          FixIt("remove it, or give it another name", applicability: .displayOnly)
        ])
    }
  }
}
