/// The meaning of a part of a regular expression that begins with a backslash.
enum PatternEscape {
  case scalar(Unicode.Scalar)
  case set(ScalarSetMembers, isNegated: Bool)
  case anchor(PatternAnchor)
}
