/// `workspace/symbol`: the things of all open content whose names match a text.
struct WorkspaceSymbolRequest: ClientRequest {
  static let method = "workspace/symbol"

  let query: String

  struct Symbol: Encodable, Hashable, Sendable {
    let name: String
    let kind: SymbolKind
    let location: Location
    let containerName: String?
  }

  /// How many symbols are returned at most; a longer text finds fewer.
  static let maximumCount = 200

  /// The best matches first, and equal ones in the order of the content.
  ///
  /// - Complexity: O(*n*) in the things, times the length of the text.
  func answer(in session: inout Session) -> [Symbol] {
    let snapshots = session.snapshots()
    let pattern = Array(query.prefix(100).lowercased().utf8)
    var found: [(quality: Int, name: OutlineName, snapshot: Int)] = []
    for (number, snapshot) in snapshots.enumerated() {
      for name in snapshot.outlineNames {
        guard let quality = Self.quality(of: name.text, pattern) else { continue }
        found.append((quality, name, number))
      }
    }
    let best = found.enumerated().sorted {
      ($0.element.quality, $0.offset) < ($1.element.quality, $1.offset)
    }
    .prefix(Self.maximumCount).map(\.element)
    return best.compactMap { _, name, number in
      snapshots[number].location(of: name.place).map {
        Symbol(
          name: name.text, kind: name.kind, location: $0, containerName: name.container)
      }
    }
  }

  /// How well a name matches: 0 for its start, 1 for a part, 2 for its letters in their order;
  /// `nil` for no match.
  private static func quality(of name: String, _ pattern: [UInt8]) -> Int? {
    guard !pattern.isEmpty else { return 0 }
    let name = Array(name.lowercased().utf8)
    if name.starts(with: pattern) { return 0 }
    if name.contains(pattern) { return 1 }
    var rest = pattern[...]
    for byte in name where byte == rest.first {
      rest.removeFirst()
      if rest.isEmpty { return 2 }
    }
    return nil
  }
}
