extension CharacterCanvas {
  /// Removes most rows from long runs of rows without words.
  ///
  /// Rows with only the sides of frames count as such. Longer runs stay longer than shorter ones,
  /// up to a limit: a poster has twelve rows at most, including its name, size and frame.
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

  /// The largest number of rows kept from a run that only has sides of frames.
  private static let mostRows = 8

  private static func shortened(_ count: Int) -> Int {
    count <= 2 ? count : min(2 + (count - 2) / 4, mostRows)
  }

  private enum Kind {
    /// It contains words, or the top or bottom of a frame.
    case spoken
    /// It contains only sides of frames.
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
