/// The arguments that are allowed as the value of an option.
///
/// Shells offer only words, because a form such as `1...1024` describes values and is never typed.
package struct AllowedArguments: Hashable, Sendable {
  /// The values that can be listed.
  let words: [String]
  /// What other values look like, for people; `nil` if the words are all, or if anything is allowed.
  let form: String?

  /// Any text.
  static let anything = AllowedArguments(words: [], form: nil)

  /// Only these words.
  static func words(_ words: [String]) -> AllowedArguments {
    AllowedArguments(words: words, form: nil)
  }

  /// Only what a form describes.
  static func form(_ form: String) -> AllowedArguments { AllowedArguments(words: [], form: form) }

  /// These words, and what a form describes.
  static func words(_ words: [String], orForm form: String) -> AllowedArguments {
    AllowedArguments(words: words, form: form)
  }

  /// What help and errors say is allowed; empty if anything is.
  var descriptions: [String] { words + [form].compactMap(\.self) }
}
