import MarqueeDiagnostics
import MarqueeLoading

/// The sections of all lists, grouped by items that have most of their keys in common.
struct ItemGroups {
  struct Position: Hashable {
    let list: Int
    let section: Int
  }

  struct Group {
    var sections: [Position]
    var keys: Set<String>

    /// The name of the kind: that of the only list, or that of the first section.
    func name(_ lists: [ImportedList]) -> String {
      let first = lists[sections[0].list]
      let section = first.sections[sections[0].section]
      let isOnly = first.sections.count == sections.count { $0.list == sections[0].list }
      let type = section.found["type"]?.text ?? section.key ?? first.screen
      return isOnly ? first.screen : type
    }
  }

  /// The most groups, because each one is compared with every section.
  private static let maximumCount = 100

  private(set) var all: [Group] = []
  /// The error for the first section that needs one group too many; `nil` for none.
  private(set) var fault: Diagnostic?
  /// For each section of each list, the index of its group; `nil` for a built-in type.
  private(set) var kinds: [[Int?]] = []

  init(_ lists: [ImportedList]) {
    for (listIndex, list) in lists.enumerated() {
      guard !list.isScreen else {
        kinds.append([])
        continue
      }
      kinds.append(
        list.sections.indices.map { index in
          let section = list.sections[index]
          guard !section.items.isEmpty, section.builtInType == nil else { return nil }
          let keys = Set(section.items.flatMap { $0.members.map(\.key) })
          return add(Position(list: listIndex, section: index), keys, section.place)
        })
    }
  }

  private mutating func add(_ position: Position, _ keys: Set<String>, _ place: Place) -> Int? {
    guard fault == nil else { return nil }
    let like = all.indices.first { index in
      let union = all[index].keys.union(keys)
      return all[index].keys.intersection(keys).count * 2 >= union.count
        && union.count <= ImportedKind.maximumFieldCount
    }
    guard let like else {
      guard all.count < Self.maximumCount else {
        fault = .import("more than \(Self.maximumCount) kinds of items are needed", at: place)
        return nil
      }
      all.append(Group(sections: [position], keys: keys))
      return all.count - 1
    }
    all[like].sections.append(position)
    all[like].keys.formUnion(keys)
    return like
  }
}
