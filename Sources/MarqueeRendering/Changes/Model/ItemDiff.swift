/// What happened to an item; unchanged items have none.
package struct ItemDiff: Hashable, Sendable {
  /// The name that people know it by: its title, or other text if it has none.
  package let title: String
  /// Its old place; `nil` if it was added.
  package let old: ItemPlace?
  /// Its new place; `nil` if it was removed.
  package let new: ItemPlace?
  package let move: ItemMove?
  /// Its change of rank; `nil` if there is none.
  package let rank: RankChange?
  package let fields: [FieldChange]
  /// Whether its ranks are its positions in the section, rather than written by an author.
  let ranksArePlaces: Bool

  /// Whether only its rank changed, because others were added, removed or moved.
  package var followsNeighbors: Bool {
    old != nil && new != nil && move == nil && fields.isEmpty && rank != nil && ranksArePlaces
  }
}
