/// Who sees which version of a screen.
package struct Route: Sendable {
  private var versions: [String: Set<Audience>] = [:]

  package init(_ screens: some Sequence<ScreenID>) {
    for screen in screens { versions[screen.name, default: []].insert(screen.audience) }
  }

  /// The version that a reader sees of a screen, named without a language; `nil` for none.
  package func screen(_ name: String, for reader: Audience) -> ScreenID? {
    guard let versions = versions[name] else { return nil }
    return reader.choices.first(where: versions.contains).map { ScreenID(name, for: $0) }
  }

  /// The version of a screen for someone who reads several languages, the preferred first.
  package func screen(_ name: String, in languages: [String]) -> ScreenID? {
    let seen = languages.lazy.compactMap { screen(name, for: Audience(language: Language($0))) }
    return seen.first { $0.audience != .base } ?? screen(name, for: .base)
  }

  package func languages(of name: String) -> [Language] {
    versions[name, default: []].compactMap(\.language).sorted()
  }

  /// Everyone who sees a version that no one else sees.
  ///
  /// Readers of other languages are left out if there are at least two languages, and no screen has
  /// versions both for one and for all: then one of these languages is everyone's last resort.
  package var audiences: [Audience] {
    let languages = versions.values.reduce(into: Set()) { $0.formUnion($1) }
      .subtracting([.base]).sorted()
    let hasBase =
      languages.count < 2 || versions.values.contains { $0.count > 1 && $0.contains(.base) }
    return (hasBase ? [.base] : []) + languages
  }
}

extension Array {
  /// The element that is the version of a screen for a reader.
  package func version(
    of name: String, for languages: [String], _ path: (Element) -> String
  ) -> Element? {
    let ids = map { ScreenID(path: path($0)) }
    return Route(ids).screen(name, in: languages).flatMap(ids.firstIndex).map { self[$0] }
  }
}
