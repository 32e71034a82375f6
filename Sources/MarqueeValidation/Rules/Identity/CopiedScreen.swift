import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let copiedScreen = Rule(
    "copied-screen", ofFolder: .identity, severity: .warning,
    summary: "a screen is the copy of another one in its folder",
    rationale: """
      Duplicating a file, keeping an old version, saving it twice or syncing it leaves a copy, such as \
      'Home copy.plist', 'Home_old.plist' or 'Home (1).plist' next to 'Home.plist'. The copy is built \
      and shipped like every screen, and edits in one are missing in the other. A screen is a copy if \
      it has all items of another, at least three; or three quarters of them, and the other one's \
      name is a part of its own.
      """,
    examples: [
      .bad(
        .items(of: "list"), files: ["Home.plist", "⟦Home_old.plist⟧"],
        beside: [.onOneLine(["text": "Help"]), .onOneLine(["text": "Questions"])],
        [.onOneLine(["text": "Help"]), .onOneLine(["text": "Questions"])]),
      .good(
        .items(of: "list"), files: ["Season.plist", "Season 2.plist"],
        beside: [.onOneLine(["text": "The first night"]), .onOneLine(["text": "Help"])],
        [.onOneLine(["text": "The last night"]), .onOneLine(["text": "Help"])]),
    ]
  ) { context, report in
    let byName = Dictionary(context.screens.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var firstNames: [Content: String] = [:]
    for screen in context.screens where !screen.name.isEmpty {
      let content = Content(
        folder: screen.name.lastIndex(of: "/").map { screen.name[...$0] } ?? "",
        sample: screen.sample, sectionIDs: screen.sectionIDs)
      let original =
        content.names(in: screen.name).compactMap { byName[$0] }
        .first { screen.sample.similarity(to: $0.sample) >= 0.75 }?.name ?? firstNames[content]
      if let original {
        report.add(
          at: context.place(of: screen), "the screen is a copy of '\(original).plist'",
          fixIts: .advice("remove it, or give it another name"))
      } else if screen.sample.digests.count >= 3 {
        firstNames[content] = screen.name
      }
    }
  }
}

/// What two screens of a folder that show the same have in common.
private struct Content: Hashable {
  let folder: Substring
  let sample: ItemSample
  let sectionIDs: [String]

  /// The names in the folder that a name of a file begins or ends with, beside a sign or a space.
  func names(in name: String) -> [String] {
    let file = name.dropFirst(folder.count)
    return file.indices.dropFirst().flatMap { index in
      [
        file[index].isASCIIWord ? nil : file[..<index],
        file[file.index(before: index)].isASCIIWord ? nil : file[index...],
      ].compactMap(\.self)
    }.map { "\(folder)\($0)" }
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
