struct OptionValueSyntax<Values: Sendable>: Sendable {
  /// The placeholder in help, such as `folder`.
  let placeholder: String
  let allowed: AllowedArguments
  /// Whether a further value is added to the earlier ones.
  let isRepeatable: Bool
  /// Whether one argument may hold several values, separated by commas.
  let takesList: Bool
  /// The default value, as written on the command line; `nil` for none.
  let `default`: @Sendable (Values) -> String?
  /// Stores a value; returns `false` if it is not allowed.
  let set: @Sendable (inout Values, String) -> Bool
}
