struct NameCounts {
  /// The counts; empty if all names differ.
  private let counts: [String: Int]

  init(_ names: [String]) {
    counts =
      Self.areDefinitelyDistinct(names) ? [:] : names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  var areDistinct: Bool { counts.isEmpty }

  /// Whether a counted name appears only once.
  func isUnique(_ name: String) -> Bool {
    counts.isEmpty || counts[name] == 1
  }

  /// Whether all names surely differ; rarely `false` although they do.
  private static func areDefinitelyDistinct(_ names: [String]) -> Bool {
    // A few names are compared by hashes, which is faster than a set.
    let hashes = names.count <= 24 ? names.compactMap(hash) : []
    guard hashes.count == names.count else { return Set(names).count == names.count }
    return hashes.indices.allSatisfy { !hashes[..<$0].contains(hashes[$0]) }
  }

  /// A number that equal names share; `nil` for text in which equal names can differ in bytes.
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
