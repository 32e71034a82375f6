/// The people who read a content folder in one language, and the versions of screens that they see.
struct ScreenAudience: Sendable {
  /// The screens that they see: positions in the list of all, by the name that links use.
  let screens: [String: Int]

  /// The audiences of a content folder.
  ///
  /// People whose language has no folder see what is in no folder. They are left out if at least
  /// two languages exist and no screen is both in a folder and outside: then one of these languages
  /// is everyone's last resort.
  static func all(of screens: [ScreenSummary]) -> [ScreenAudience] {
    var versions: [String: [String?: Int]] = [:]
    for (position, screen) in screens.enumerated() where !screen.name.isEmpty {
      let language = ContentLanguage(ofScreen: screen.name)
      versions[language?.screenName ?? screen.name, default: [:]][language?.folderName] = position
    }
    let languages = Set(versions.values.flatMap(\.keys).compactMap(\.self))
      .subtracting([ContentLanguage.baseFolderName]).sorted()
    let hasGeneral =
      languages.count < 2
      || versions.values.contains { $0.count > 1 && $0.keys.contains(nil) }
      || versions.values.contains { $0.keys.contains(ContentLanguage.baseFolderName) }
    let folderNames: [String?] = (hasGeneral ? [nil] : []) + languages.map(Optional.some)
    return folderNames.map { language in
      ScreenAudience(screens: versions.compactMapValues { version(in: $0, for: language) })
    }
  }

  private static func version(in versions: [String?: Int], for language: String?) -> Int? {
    if let language, let position = versions[language] { return position }
    if let general = language.flatMap(ContentLanguage.generalFolderName),
      let position = versions[general]
    {
      return position
    }
    return versions[ContentLanguage.baseFolderName] ?? versions[nil]
  }
}
