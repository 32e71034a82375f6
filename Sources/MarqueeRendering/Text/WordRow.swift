import MarqueeCells
import MarqueeDiagnostics

/// Words that share a row of a drawing without overlapping.
struct WordRow {
  /// A text, its columns on the screen, and whether it may be dropped.
  struct Entry {
    var text: String
    var columns: Range<Int>
    var isCentered = false
    var isSpare = false

    var width: Int { DisplayWidth.columns(of: text) }
  }

  let row: Int
  private(set) var entries: [Entry]

  init(row: Int, _ entry: Entry) {
    self.row = row
    entries = [entry]
  }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// The column of each text, and as much of the text as fits.
  ///
  /// A text moves away from the one before it, and back from the end of the space. Spare texts are
  /// dropped if the row is too full. Three dots stand for everything else that has no room.
  func placed(in room: Range<Int>, _ direction: ReadingDirection) -> [(text: String, column: Int)] {
    var entries = entries
    if Self.width(of: entries[...]) > room.count { entries.removeAll(where: \.isSpare) }
    let isMirrored = direction == .rightToLeft
    var free = 0
    var placed: [(text: String, column: Int)] = []
    for (index, entry) in entries.enumerated() {
      let lead =
        isMirrored
        ? room.upperBound - entry.columns.upperBound : entry.columns.lowerBound - room.lowerBound
      let indent = entry.isCentered ? max(0, entry.columns.count - entry.width) / 2 : 0
      let latest = room.count - Self.width(of: entries[index...])
      // Stars stay next to the number before them, and the text after them follows directly.
      let isJoined = index > 0 && (entry.isSpare || entries[index - 1].isSpare)
      let wanted = isJoined ? free : max(0, lead) + indent
      let start = max(free, min(wanted, latest))
      let columns = room.count - start
      let gap = index + 1 < entries.count ? Self.gap(entry, entries[index + 1]) : nil
      // The next text has room for its dots; if it has not, those of this one stand for both.
      let limit = columns - (gap.map { $0 + 1 } ?? 0)
      let text = limit < 1 ? Self.dots : Self.shortened(entry.text, columns: limit)
      let width = DisplayWidth.columns(of: text)
      guard columns > 0 else { break }
      placed.append(
        (text, isMirrored ? room.upperBound - start - width : room.lowerBound + start))
      guard let gap, limit >= 1 else { break }
      free = start + width + gap
    }
    return placed
  }

  /// A text, cut and ended with three dots if it is too wide.
  private static func shortened(_ text: String, columns limit: Int) -> String {
    guard DisplayWidth.columns(of: text) > limit else { return text }
    var width = 1
    var start = ""
    for character in text {
      width += DisplayWidth.columns(of: character)
      guard width <= limit else { break }
      start.append(character)
    }
    return start + dots
  }

  private static let dots = "…"

  /// The gap between two texts, so that they are not read as one.
  private static func gap(_ left: Entry, _ right: Entry) -> Int {
    left.isSpare || right.isSpare ? 1 : 2
  }

  private static func width(of entries: ArraySlice<Entry>) -> Int {
    let gaps = zip(entries, entries.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
    return entries.reduce(gaps) { $0 + $1.width }
  }
}
