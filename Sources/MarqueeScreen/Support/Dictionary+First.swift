extension Dictionary {
  /// Makes a dictionary in which the first of several values with one key counts.
  package init(first pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
