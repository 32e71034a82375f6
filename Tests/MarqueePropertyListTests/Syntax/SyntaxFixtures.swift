/// Property lists with a single mistake, and unusual ones that are valid.
enum SyntaxFixtures {
  /// Every file with one fault.
  static let faults =
    unclosedTags + mistypedTags + strayTags + dictionaries + markup + references + values + files
    + truncated
}
