/// Property lists that a person gets wrong with one slip, and odd ones that are right.
enum SyntaxFixtures {
  /// Every file with one fault.
  static let faults =
    unclosedTags + mistypedTags + strayTags + dictionaries + markup + references + values + files
    + truncated
}
