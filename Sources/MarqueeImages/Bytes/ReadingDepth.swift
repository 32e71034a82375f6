/// How much of an image's file is looked at.
package enum ReadingDepth: Hashable, Sendable, CaseIterable {
  /// What the header says, from at most ``headerLimit`` bytes; damage after it is not noticed.
  case header
  /// The header, and whether everything that it promises is there and undamaged.
  case whole

  /// The most bytes that are read for a header: 64 KiB.
  package static let headerLimit = 64 << 10

  /// The fewest bytes that one read asks for.
  ///
  /// A header is reached by jumps over parts that say nothing, so its pieces are small; a whole file
  /// is read from front to end.
  var blockByteCount: Int {
    switch self {
    case .header: 1 << 10
    case .whole: 64 << 10
    }
  }
}
