import MarqueeDiagnostics
import MarqueeImages

extension Rule {
  static let unmatchedSetting = Rule(
    "unmatched-setting", ofFolder: .propertyList, severity: .warning,
    summary: "an entry of the settings has no effect on the content folder",
    rationale: """
      With a misspelt entry of 'include' a screen is neither checked nor built, and with one of \
      'exclude' a draft is. An entry of 'usedImages' or 'chrome' that names nothing has no effect, and \
      usually what it named was renamed or removed. Items of a kind can only be written in sections of \
      a type that holds them. Only settings in the content folder itself are \
      judged, because others can be for several folders.
      """,
    examples: [
      .bad(
        .items(of: "basic"), settings: ["usedImages": ["splash*"]],
        images: ["Images/poster1.png"], reporting: "Marquee.plist", .posters(1...1)),
      .good(
        .item(of: "basic"), settings: ["usedImages": ["splash*"]],
        images: ["Images/poster1.png", "Images/splash-dark.png"], .poster("poster1")),
    ]
  ) { context, report in
    guard let source = context.settings.source, source.name == context.path(of: "Marquee.plist")
    else { return }
    for kind in source.unusedKinds(in: context.settings.contentModel, context.library) {
      report.add(
        at: kind.value.place, "no section type holds items of the kind '\(kind.text)'",
        fixIts: .advice("add a section type whose 'items' is '\(kind.text)' to 'sectionTypes'"))
    }
    for list in [UnmatchedEntries.included, .excluded, .usedImages, .chrome] {
      guard let known = list.known(in: context) else { continue }
      for (text, value) in list.entries(in: source) where !list.matches(text, known) {
        report.add(
          at: value.place, list.message(text),
          fixIts: source.suggestion(for: text, at: value, among: list.names(like: text, known)),
          about: DiagnosticSubject(item: text, path: list.rawValue))
      }
    }
  }
}

/// A list of the settings whose entries name something in the content folder.
private enum UnmatchedEntries: String {
  case included = "include"
  case excluded = "exclude"
  case usedImages
  case chrome

  /// The names that an entry can match; `nil` if they are not all known.
  func known(in context: FolderContext) -> [String]? {
    switch self {
    case .included, .excluded: context.propertyLists
    case .usedImages:
      context.images.isEmpty ? nil : context.images.sets.map(\.name)
    case .chrome:
      context.mayLackScreens || context.screenNames.isEmpty ? nil : context.screenNames
    }
  }

  func entries(in source: SettingsSource) -> [(text: String, value: Setting)] {
    switch self {
    case .included, .excluded, .usedImages: source.texts(of: rawValue)
    case .chrome: source.keys(of: rawValue).filter { $0.text != "*" }
    }
  }

  func matches(_ text: String, _ known: [String]) -> Bool {
    switch self {
    case .included, .excluded:
      let pattern = PathPattern(text)
      return known.contains { pattern.matches($0) }
    case .usedImages:
      let pattern = NamePattern(text)
      return known.contains { pattern.matches($0) }
    case .chrome: return known.contains { $0 == text || Self.lastPart(of: $0) == text }
    }
  }

  /// The names that could have been meant; the only one if it is certain.
  func names(like text: String, _ known: [String]) -> [String] {
    let names: [String]
    switch self {
    case .included, .excluded:
      names = text.contains("/") ? known.flatMap(Self.folders) : known.flatMap(Self.parts)
    case .usedImages: names = known
    case .chrome: names = known + known.compactMap(Self.lastPart)
    }
    let unique = Set(names)
    let other = text.hasSuffix(".plist") ? String(text.dropLast(6)) : "\(text).plist"
    return unique.contains(other) ? [other] : unique.sorted()
  }

  func message(_ text: String) -> String {
    switch self {
    case .included, .excluded: "'\(rawValue)' names no property list of the folder: '\(text)'"
    case .usedImages: "'usedImages' names no image of the folder: '\(text)'"
    case .chrome: "'chrome' names no screen of the folder: '\(text)'"
    }
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  private static func lastPart(of path: String) -> String? { parts(of: path).last }

  private static func folders(of path: String) -> [String] {
    let parts = parts(of: path)
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
