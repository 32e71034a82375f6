/// A key that counts inside a pair of screens or sections only.
struct PairKey: Hashable {
  /// The number of the pair's new screen or section.
  let pair: Int
  let key: Int
  /// A second key; 0 for none.
  var other = 0
}
