/// What became of an item; nothing is said of one that is the same.
package struct ItemDiff: Hashable, Sendable {
  /// What people call it: its title, or what else is read of it.
  package let title: String
  /// Where it was; `nil` for one that was added.
  package let old: ItemPlace?
  /// Where it is; `nil` for one that was removed.
  package let new: ItemPlace?
  /// How far it has moved; `nil` if it has not.
  package let move: ItemMove?
  /// Its change of rank; `nil` if it has none.
  package let rank: RankChange?
  /// The fields that have other values.
  package let fields: [FieldChange]
  /// Whether its ranks are its places in the section, so that nobody has written another one.
  let ranksArePlaces: Bool

  /// Whether nothing was done to the item: it has another rank because others came, went or moved.
  package var followsNeighbors: Bool {
    old != nil && new != nil && move == nil && fields.isEmpty && rank != nil && ranksArePlaces
  }
}
