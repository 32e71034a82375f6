import MarqueeDiagnostics
import MarqueeScreen

extension Rule {
  static let conflictingOutput = Rule(
    "conflicting-output", ofFolder: .propertyList, severity: .error,
    summary: "two screens are the same one, have the same JSON file, or one replaces the index",
    rationale: """
      'Screens.json' is the index of all screens, and a disk that ignores case holds \
      'Home.json' or 'home.json'. An app's bundle has no folders: there 'Films.json' is the JSON of \
      'Films.plist' or of 'Kids/Films.plist', and the build plugin refuses both. For JSON that a \
      server sends that is no fault, so of folders the rule only warns. 'Base.lproj/Home.plist' and \
      'Home.plist' are both for everyone, so an app shows only one of them.
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
    var versions: [ScreenID: String] = [:]
    var takenInBundle: [String: String] = [:]
    for screen in context.screens where !screen.name.isEmpty {
      let path = screen.name.lowercased()
      let last = path.split(separator: "/").last.map(String.init) ?? path
      let inBundle = ScreenID.languageFolder(inPath: path).map { "\($0)/\(last)" } ?? last
      let other = taken.updateValue(screen.name, forKey: path)
      let otherVersion = versions.updateValue(screen.name, forKey: screen.id)
      let otherInBundle = takenInBundle.updateValue(screen.name, forKey: inBundle)
      func add(_ message: String, _ severity: Severity? = nil) {
        report.add(at: context.place(of: screen), severity: severity, message)
      }
      if path == "screens" {
        add("'\(screen.name).json' is the name of the index")
      } else if let other {
        add("the JSON of '\(other).plist' has the same name on a disk that ignores case")
      } else if let otherVersion {
        add("'\(otherVersion).plist' is the same screen for the same readers")
      } else if let otherInBundle {
        add("the JSON of '\(otherInBundle).plist' has the same name in an app's bundle", .warning)
      }
    }
  }
}
