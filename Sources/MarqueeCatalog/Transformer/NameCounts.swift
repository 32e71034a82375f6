import MarqueeSupport

/// How many siblings share each of some names.
struct NameCounts {
  /// The counts; empty if no two names are equal.
  private let counts: [String: Int]

  /// Counts names.
  init(_ names: [String]) {
    counts =
      Self.areDefinitelyDistinct(names) ? [:] : names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether no two names are equal.
  var areDistinct: Bool { counts.isEmpty }

  /// Whether a name, one of those that were counted, appears once.
  func isUnique(_ name: String) -> Bool {
    counts.isEmpty || counts[name] == 1
  }

  /// Whether no two names are equal; by a rare chance that is so too where the answer is `false`.
  private static func areDefinitelyDistinct(_ names: [String]) -> Bool {
    // Few names are distinguished by numbers, which takes less time than a set.
    let hashes = names.count <= 24 ? names.compactMap(hash) : []
    guard hashes.count == names.count else { return Set(names).count == names.count }
    return hashes.indices.allSatisfy { !hashes[..<$0].contains(hashes[$0]) }
  }

  /// A number that equal names share; `nil` in scripts in which they can have different bytes.
  private static func hash(of name: String) -> UInt64? {
    name.withBytes { bytes in
      var hash = UInt64(bytes.count)
      for index in bytes.indices {
        guard bytes[index] < 0x80 else { return nil }
        hash = (hash << 7 | hash >> 57) ^ UInt64(bytes[index])
      }
      return hash
    }
  }
}
