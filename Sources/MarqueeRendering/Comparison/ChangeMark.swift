/// A ring on one side of a comparison, and its reason.
package struct ChangeMark: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, moved, edited
  }

  package enum Side: String, Hashable, Sendable, CaseIterable {
    case before, after
  }

  /// The change that the mark belongs to; a change that is visible on both sides has two marks.
  package let place: ChangePlace
  package let kind: Kind
  package let side: Side
  package let section: Int
  /// The index of the item in the section; `nil` for the whole section.
  package var item: Int?

  var id: String { "\(side.rawValue)-\(place.id)" }
}
