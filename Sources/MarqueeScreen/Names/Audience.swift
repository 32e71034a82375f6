/// The people who see one version of a screen.
package struct Audience: Hashable, Comparable, Sendable {
  /// The language that they read; `nil` for everyone whose language has no version of its own.
  package let language: Language?

  package static let base = Audience(language: nil)

  package init(language: Language?) { self.language = language }

  package static func < (left: Audience, right: Audience) -> Bool {
    switch (left.language, right.language) {
    case (let left?, let right?): left < right
    case (nil, _?): true
    case (_, nil): false
    }
  }
}
