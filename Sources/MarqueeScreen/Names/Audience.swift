/// The people who see one version of a screen.
package struct Audience: Hashable, Comparable, Sendable {
  /// The language that they read; `nil` for everyone whose language has no version of its own.
  package let language: Language?

  package static let base = Audience(language: nil)

  package init(language: Language?) { self.language = language }

  /// The audiences whose versions they see, the best first: for `zh-Hant-TW` also those of
  /// `zh-Hant` and `zh`, and at last the base.
  package var choices: [Audience] {
    let languages = language.map { Array(sequence(first: $0, next: \.general)) } ?? []
    return languages.map(Audience.init) + [.base]
  }

  package static func < (left: Audience, right: Audience) -> Bool {
    (left.language?.tag ?? "").precedesByBytes(right.language?.tag ?? "")
  }
}
