/// The place of an item in a ranking, before and after.
package struct RankChange: Hashable, Sendable {
  /// The rank in the old version; `nil` for none.
  package let old: Int?
  /// The rank in the new version; `nil` for none.
  package let new: Int?

  /// The number of ranks climbed; negative if the item has fallen, and `nil` if it is new or gone.
  package var climb: Int? {
    guard let old, let new else { return nil }
    return old - new
  }
}
