import MarqueeDiagnostics

/// The values of each key of several groups, in the order in which keys are first seen.
struct KeyedValues {
  /// A key with its values.
  struct Entry {
    let key: String
    /// The first place of the key.
    let place: Place
    var values: [ImportedValue]
  }

  private(set) var all: [Entry] = []
  private var positions: [String: Int] = [:]

  /// Collects members; a group has each of its keys once.
  ///
  /// - Complexity: O(*n*) in the members.
  init(_ members: some Sequence<ImportedMember>) {
    for member in members {
      if let position = positions[member.key] {
        all[position].values.append(member.value)
      } else {
        positions[member.key] = all.count
        all.append(Entry(key: member.key, place: member.place, values: [member.value]))
      }
    }
  }
}
