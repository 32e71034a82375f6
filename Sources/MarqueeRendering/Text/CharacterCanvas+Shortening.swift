extension CharacterCanvas {
  /// Takes away most of the rows that say nothing, where many of them follow each other.
  ///
  /// A row that only goes on with frames is one of those. Longer runs stay longer than shorter ones, up
  /// to a limit: the name and the size of a poster, its frame and these rows are twelve.
  mutating func shortenEmptyRows() {
    var kept: [Row] = []
    var start = 0
    while start < rows.count {
      let kind = kind(of: rows[start])
      let end = rows[start...].firstIndex { self.kind(of: $0) != kind } ?? rows.count
      let count =
        switch kind {
        case .spoken: end - start
        case .framed: Self.shortened(end - start)
        case .blank: min(end - start, 1)
        }
      kept += rows[start..<(start + count)]
      start = end
    }
    rows = kept
  }

  /// The most rows of a run that only go on with frames.
  private static let mostRows = 8

  private static func shortened(_ count: Int) -> Int {
    count <= 2 ? count : min(2 + (count - 2) / 4, mostRows)
  }

  private enum Kind {
    /// There are words in it, or the end of a frame.
    case spoken
    /// There are sides of frames in it.
    case framed
    case blank
  }

  private func kind(of row: Row) -> Kind {
    var kind = Kind.blank
    for character in row where character != " " {
      guard character == "│" else { return .spoken }
      kind = .framed
    }
    return kind
  }
}
