/// Merges two versions of a list into one list, as a diff shows it.
enum Interleaving {
  /// An element's numbers in the versions; `nil` in a version that lacks it.
  struct Row {
    let old: Int?
    let new: Int?
    let isMoved: Bool
  }

  /// The rows in the order of the new version, with elements that are only in the old one at their
  /// former place.
  ///
  /// A new number may have a partner outside the old list, if it came from another list; its row
  /// still has the partner's number. An element that moved to another list has no row here.
  static func rows(old: Range<Int>, new: Range<Int>, _ matches: OneToOne) -> [Row] {
    var rows: [Row] = []
    var start = (old: old.lowerBound, new: new.lowerBound)
    for anchor in matches.kept(old, new) + [(old.upperBound, new.upperBound)] {
      for number in start.old..<anchor.old where matches.newOfOld[number] == nil {
        rows.append(Row(old: number, new: nil, isMoved: false))
      }
      for number in start.new..<anchor.new {
        let partner = matches.oldOfNew[number]
        rows.append(
          Row(old: partner, new: number, isMoved: partner.map(old.contains) ?? false))
      }
      if anchor.new < new.upperBound {
        rows.append(Row(old: anchor.old, new: anchor.new, isMoved: false))
      }
      start = (anchor.old + 1, anchor.new + 1)
    }
    return rows
  }
}
