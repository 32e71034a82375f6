/// The value of an option.
struct OptionValueSyntax<Values: Sendable>: Sendable {
  /// The word that stands for the value in help: `folder`.
  let placeholder: String
  /// All that may be written; empty where anything may.
  let allowed: [String]
  /// Whether each further value is added to those before.
  let isRepeatable: Bool
  /// Whether several values may be written as one, with commas between them.
  let takesList: Bool
  /// The value that holds when the option is left out, as it would be written; `nil` for none.
  let `default`: @Sendable (Values) -> String?
  /// Stores a value; `false` if it is not allowed.
  let set: @Sendable (inout Values, String) -> Bool
}
