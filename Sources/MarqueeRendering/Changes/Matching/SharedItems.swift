/// Counts the items that two groups share, for all groups of two versions at once.
struct SharedItems {
  /// Two groups that share items.
  struct Pair {
    let old: Int
    let new: Int
    let sharedCount: Int
  }

  /// An item in more groups than this says nothing about any of them.
  private static let maximumGroupCount = 8

  /// The pairs that share items, in descending order of their number; equal ones are in ascending
  /// order of their distance.
  ///
  /// - Parameters:
  ///   - old: The keys of the items of each old group.
  ///   - new: The keys of the items of each new group.
  /// - Complexity: O(*n* log *n*) in the items.
  static func pairs<Key: Hashable>(
    old: [(group: Int, keys: [Key])], new: [(group: Int, keys: [Key])]
  ) -> [Pair] {
    var holders: [Key: [Int]] = [:]
    for (group, keys) in old {
      for key in Set(keys) where holders[key, default: []].count <= maximumGroupCount {
        holders[key, default: []].append(group)
      }
    }
    var pairs: [Pair] = []
    for (group, keys) in new {
      var counts: [Int: Int] = [:]
      for key in Set(keys) {
        guard let groups = holders[key], groups.count <= maximumGroupCount else { continue }
        for old in groups { counts[old, default: 0] += 1 }
      }
      pairs += counts.map { Pair(old: $0.key, new: group, sharedCount: $0.value) }
    }
    return pairs.sorted { left, right in
      let (leftWay, rightWay) = (abs(left.old - left.new), abs(right.old - right.new))
      return (right.sharedCount, leftWay, left.new, left.old)
        < (left.sharedCount, rightWay, right.new, right.old)
    }
  }
}
