package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Rule {
  static let noScreens = Rule(
    .noScreens, ofFolder: .propertyList, severity: .error,
    summary: "a content folder holds no screens",
    rationale: """
      Nothing is checked and nothing is built, so the path is probably wrong: a check that looks \
      into the wrong folder would find everything in order for ever. 'marquee import' makes screens \
      of JSON and CSV.
      """,
    examples: [
      .bad(.noScreen, images: ["notes.txt"], reporting: ".", []),
      .good(.items(of: "list"), images: ["notes.txt"], [.onOneLine(["text": "Help"])]),
    ]
  ) { context, report in
    // The files of the library and the settings have no name.
    guard context.screens.allSatisfy(\.name.isEmpty), context.library.items.isEmpty,
      !context.mayLackScreens
    else { return }
    let lists = context.foreignLists
    let verb = lists.count == 1 ? "is" : "are"
    let others = lists.isEmpty ? "" : ", and \(EnglishList.names(lists, "and")) \(verb) not"
    let start = "name another folder, or run 'marquee init FOLDER' to start one"
    let advice =
      lists.first.map { ImportAdvice.text(for: context.path(of: $0)) }
      ?? (context.leavingOut == nil ? start : nil)
    report.add(
      at: Place(file: context.folder), "the folder holds no screens",
      notes: context.leavingOut
        ?? [Note("a screen is a property list with the extension '.plist'\(others)")],
      fixIts: [advice].compactMap(\.self).map { FixIt($0, applicability: .displayOnly) })
  }
}

extension RuleIdentifier {
  /// A content folder without screens.
  package static let noScreens: RuleIdentifier = "no-screens"
}
