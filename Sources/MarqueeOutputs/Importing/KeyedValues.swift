import MarqueeDiagnostics

/// The values of each key of several groups, in the order in which keys are first seen.
struct KeyedValues {
  private(set) var all: [(key: String, place: Place, values: [ImportedValue])] = []
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
        all.append((member.key, member.place, [member.value]))
      }
    }
  }

  /// Reports the first key of too many.
  ///
  /// - Parameter owner: What has the keys, with its article.
  func check(atMost limit: Int, of owner: String, _ diagnostics: inout [Diagnostic]) -> Bool {
    guard all.count > limit else { return true }
    diagnostics.append(
      .import(
        "\(owner) has \(all.count) keys, and at most \(limit) can be imported",
        at: all[limit].place))
    return false
  }
}
