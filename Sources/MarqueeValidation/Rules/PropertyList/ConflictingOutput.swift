import MarqueeDiagnostics

extension Rule {
  static let conflictingOutput = Rule(
    "conflicting-output", ofFolder: .propertyList, severity: .error,
    summary: "two screens would be written to the same JSON file, or one would replace the index",
    rationale: """
      'Screens.json' is the index of all screens, and a disk that ignores case holds \
      'Home.json' or 'home.json'. An app's bundle has no folders: there 'Films.json' is the JSON of \
      'Films.plist' or of 'Kids/Films.plist', and the build plugin refuses both. For JSON that a \
      server sends that is no fault, so of folders the rule only warns.
      """,
    examples: [
      .bad(
        .items(of: "list"), files: ["Films.plist", "⟦Kids/Films.plist⟧"],
        beside: [["text": "Help"]], [["text": "Questions"]]),
      .good(
        .items(of: "list"), files: ["Films.plist", "Kids/Series.plist"],
        beside: [["text": "Help"]], [["text": "Questions"]]),
    ]
  ) { context, report in
    var taken: [String: String] = [:]
    var takenInBundle: [String: String] = [:]
    for screen in context.screens where !screen.name.isEmpty {
      let path = screen.name.lowercased()
      let language = ContentLanguage(ofScreen: path)
      let last = path.split(separator: "/").last.map(String.init) ?? path
      let inBundle = language.map { "\($0.folderName)/\(last)" } ?? last
      let other = taken.updateValue(screen.name, forKey: path)
      let otherInBundle = takenInBundle.updateValue(screen.name, forKey: inBundle)
      if path == "screens" {
        report.add("'\(screen.name).json' is the name of the index", at: context.place(of: screen))
      } else if let other {
        report.add(
          "the JSON of '\(other).plist' has the same name on a disk that ignores case",
          at: context.place(of: screen))
      } else if let otherInBundle {
        report.add(
          "the JSON of '\(otherInBundle).plist' has the same name in an app's bundle",
          at: context.place(of: screen), severity: .warning)
      }
    }
  }
}
