package enum ReadingDepth: Hashable, Sendable, CaseIterable {
  /// Only the header, in at most ``headerLimit`` bytes; damage after it is not noticed.
  case header
  /// The whole file, to check that everything the header promises is present and undamaged.
  case whole

  /// The most bytes that are read for a header: 64 KiB.
  package static let headerLimit = 64 << 10

  /// The fewest bytes that are read at a time.
  ///
  /// Finding a header means skipping over irrelevant parts, so its blocks are small; a whole file
  /// is read from start to end.
  var blockByteCount: Int {
    switch self {
    case .header: 1 << 10
    case .whole: 64 << 10
    }
  }
}
