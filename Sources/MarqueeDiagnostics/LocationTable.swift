/// The lines and columns of a set of places in one text.
///
/// The table is made in one pass over the text, however many places are in one line: a generated
/// file that is a single line of megabytes costs no more than any other.
package struct LocationTable: Sendable {
  /// The lines of the text, up to that of the last place.
  package let lines: LineTable
  /// The offsets that the table was made for, in order.
  private let offsets: [UInt32]
  private var locations: [TextLocation] = []
  private let byteCount: Int

  /// Locates places.
  ///
  /// - Parameters:
  ///   - offsets: Byte offsets, in any order. An offset past the end of the text counts as the end.
  ///   - text: UTF-8. In a line of invalid UTF-8, a column counts the bytes that can begin a
  ///     character.
  ///   - unit: What a column counts.
  /// - Complexity: O(*n* + *k* log *k*) in the bytes of the text and the number of offsets.
  package init(of offsets: some Sequence<UInt32>, in text: [UInt8], counting unit: ColumnUnit) {
    byteCount = text.count
    let sorted = Set(offsets.map { min($0, UInt32(clamping: text.count)) }).sorted()
    self.offsets = sorted
    // Most of a large file may come after its last diagnostic.
    lines = LineTable(text, through: sorted.last ?? 0)
    locations.reserveCapacity(sorted.count)
    var line = 1
    var rest = sorted[...]
    while let first = rest.first {
      while let next = lines.range(ofLine: line + 1), next.start <= first { line += 1 }
      guard let range = lines.range(ofLine: line) else { break }
      let behind = lines.range(ofLine: line + 1)?.start ?? .max
      let group = rest.prefix { $0 < behind }
      locate(group, in: text[range.offsets], line: line, counting: unit)
      rest = rest.dropFirst(group.count)
    }
  }

  /// Returns the location of one of the offsets that the table was made for; `nil` for any other.
  ///
  /// - Complexity: O(log *k*) in the number of offsets.
  package func location(at offset: UInt32) -> TextLocation? {
    let offset = min(offset, UInt32(clamping: byteCount))
    let index = offsets.partitioningIndex { $0 >= offset }
    return index < offsets.count && offsets[index] == offset ? locations[index] : nil
  }

  /// Returns the location of a range whose two offsets the table was made for; `nil` for any other.
  package func range(_ range: SourceRange) -> LocatedRange? {
    guard let start = location(at: range.start), let end = location(at: range.end) else {
      return nil
    }
    return LocatedRange(start: start, end: end)
  }

  /// Locates sorted offsets in one line, in one skip it.
  private mutating func locate(
    _ offsets: ArraySlice<UInt32>, in line: ArraySlice<UInt8>, line number: Int,
    counting unit: ColumnUnit
  ) {
    var rest = offsets
    var column = 1
    var position = line.startIndex
    Self.forEachCharacter(in: line, counting: unit) { length in
      let next = position + length
      // A place inside a character counts as the place after it.
      while let offset = rest.first.map(Int.init), offset < next {
        locations.append(
          TextLocation(line: number, column: offset == position ? column : column + 1))
        rest.removeFirst()
      }
      position = next
      column += 1
      return !rest.isEmpty
    }
    for _ in rest { locations.append(TextLocation(line: number, column: column)) }
  }

  /// Calls `body` with the length in bytes of each character, until it returns `false`.
  private static func forEachCharacter(
    in line: ArraySlice<UInt8>, counting unit: ColumnUnit, _ body: (Int) -> Bool
  ) {
    if unit == .characters, !line.allSatisfy({ $0 < 0x80 }) {
      let string = String(decoding: line, as: UTF8.self)
      if string.utf8.elementsEqual(line) {
        for character in string where !body(character.utf8.count) { return }
        return
      }
    }
    var start = line.startIndex
    while start < line.endIndex {
      let behind = line[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? line.endIndex
      guard body(behind - start) else { return }
      start = behind
    }
  }
}
