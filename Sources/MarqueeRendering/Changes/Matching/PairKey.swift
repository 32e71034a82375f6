/// A key that is only compared within a pair of screens or sections.
struct PairKey: Hashable {
  /// The number of the pair's new screen or section.
  let pair: Int
  let key: Int
  /// A second key; 0 for none.
  var other = 0
}
