/// The arguments that are allowed as the value of an option.
///
/// Shells offer only words, because a form such as `1...1024` describes values and is never typed.
package struct AllowedArguments: Hashable, Sendable {
  let words: [String]
  /// What other values look like, for people; `nil` if the words are all, or anything is allowed.
  let form: String?

  package static let anything = AllowedArguments(words: [], form: nil)

  static func form(_ form: String) -> AllowedArguments { AllowedArguments(words: [], form: form) }

  package static func words(_ words: [String], orForm form: String? = nil) -> AllowedArguments {
    AllowedArguments(words: words, form: form)
  }

  /// What help and errors say is allowed; empty if anything is.
  var descriptions: [String] { words + [form].compactMap(\.self) }
}
