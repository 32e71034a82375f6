import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// Reads a table (RFC 4180) with a header as a list of groups.
///
/// Lines end with CRLF, LF or CR; empty lines are skipped. A cell in quotes may hold separators, line
/// breaks and doubled quotes. The separator is the one for which most rows have equally many cells,
/// unless the first line is `sep=;`.
struct CSVReading {
  private struct Cell {
    let text: String
    let range: SourceRange
    let isQuoted: Bool

    var isBlank: Bool { text.utf8.allSatisfy(\.isASCIISpace) }
    var trimmed: String { isQuoted ? text : text.withoutSpaceAround }
  }

  private let source: SourceFile
  private let separator: UInt8
  private var offset: Int
  private var rows: [[Cell]] = []
  private var diagnostics: [Diagnostic] = []

  static func read(_ source: SourceFile, first separator: UInt8) -> ImportedFile {
    let text = source.text
    let line = text.prefix { !$0.isLineBreak }
    if line.count == 5, line.starts(with: "sep=".utf8) {
      return CSVReading(source, separator: line[4], from: 5).file
    }
    let others = ",;\t|".utf8.filter { $0 != separator && text.contains($0) }
    return others.map { CSVReading(source, separator: $0) }
      .reduce(CSVReading(source, separator: separator)) { best, next in
        best.agreement < next.agreement ? next : best
      }.file
  }

  private init(_ source: SourceFile, separator: UInt8, from offset: Int = 0) {
    (self.source, self.separator, self.offset) = (source, separator, offset)
    while self.offset < source.text.count {
      let row = row()
      if row.count > 1 || !row[0].range.isEmpty { rows.append(row) }
    }
  }

  /// How many rows have the same number of cells, which is above 1, and that number.
  private var agreement: (rows: Int, cells: Int) {
    var counts: [Int: Int] = [:]
    for row in rows where row.count > 1 { counts[row.count, default: 0] += 1 }
    return counts.map { (rows: $0.value, cells: $0.key) }.max { $0 < $1 } ?? (0, 0)
  }

  // MARK: Cells

  private mutating func row() -> [Cell] {
    var cells = [cell()]
    while has(separator) {
      offset += 1
      cells.append(cell())
    }
    for lineBreak in "\r\n".utf8 where has(lineBreak) { offset += 1 }
    return cells
  }

  private mutating func cell() -> Cell {
    let bytes = source.text
    let start = offset
    let quote = UInt8(ascii: "\"")
    let isQuoted = has(quote)
    var text: [UInt8] = []
    var isOpen = isQuoted
    while isOpen {
      let part = bytes[(offset + 1)...].prefix { $0 != quote }
      text += part
      offset = min(part.endIndex + 1, bytes.count)
      if part.endIndex == bytes.count {
        report("the quotes of this cell are never closed", at: SourceRange(start..<(start + 1)))
      }
      // A doubled quote is one of the text.
      isOpen = has(quote)
      if isOpen { text.append(quote) }
    }
    let rest = bytes[offset...].prefix { $0 != separator && !$0.isLineBreak }
    if isQuoted, !rest.isEmpty {
      let range = SourceRange(rest.startIndex..<rest.endIndex)
      report("text follows the closing quote of a cell", at: range)
    }
    offset = rest.endIndex
    return Cell(
      text: String(decoding: isQuoted ? text[...] : rest, as: UTF8.self),
      range: SourceRange(start..<offset), isQuoted: isQuoted)
  }

  private func has(_ byte: UInt8) -> Bool {
    offset < source.text.count && source.text[offset] == byte
  }

  private func place(_ range: SourceRange) -> Place { Place(file: source.name, range: range) }

  private mutating func report(_ message: String, at range: SourceRange, _ notes: [Note] = []) {
    diagnostics.append(.import(message, .propertyListSyntax, at: place(range), notes: notes))
  }

  // MARK: Tables

  private var file: ImportedFile {
    let header = rows.first ?? []
    let filled = rows.dropFirst().filter { !$0.allSatisfy(\.isBlank) }
    var table = self
    table.check(header, filled)
    guard table.diagnostics.isEmpty else {
      return ImportedFile(source, diagnostics: table.diagnostics)
    }
    let isPadded = header.contains { !$0.isBlank && $0.trimmed != $0.text }
    func text(_ cell: Cell) -> String { isPadded ? cell.trimmed : cell.text }
    var keys: Set<String> = []
    var newKeys: [String] = []
    let columns = header.enumerated().map { column, cell in
      let texts = filled.lazy.map { $0[column] }.filter { !$0.isBlank }.map(text)
      // Programs write the numbers of rows into a first column without a name.
      let key = !cell.isBlank ? cell.text : texts.isEmpty ? "" : "column\(column + 1)"
      if cell.isBlank, !key.isEmpty { newKeys.append(key) }
      if !key.isEmpty, !keys.insert(key).inserted {
        table.report("two columns are named '\(key)'", at: cell.range)
      }
      return (key: key, place: place(cell.range), read: reader(of: Array(texts)))
    }
    let records = rows.dropFirst().map { row in
      let members = zip(columns, row).filter { !$0.0.key.isEmpty }.map { column, cell in
        let kind = cell.isBlank ? .null : column.read(text(cell))
        return ImportedMember(
          key: column.key, place: column.place,
          value: ImportedValue(kind: kind, place: place(cell.range)))
      }
      return ImportedValue(kind: .group(members), place: place(Self.range(of: row)))
    }
    let root = ImportedValue(kind: .list(records), place: place(SourceRange(0..<0)))
    return ImportedFile(
      source, root: root, diagnostics: table.diagnostics, changedKeys: newKeys)
  }

  private mutating func check(_ header: [Cell], _ filled: [[Cell]]) {
    func count(_ row: [Cell]) -> String { row.count == 1 ? "1 cell" : "\(row.count) cells" }
    let other = filled.filter { $0.count != header.count }
    if filled.isEmpty {
      report("the table has a header and no rows", at: SourceRange(0..<0))
    } else if let row = other.first, filled.count > 1,
      filled.allSatisfy({ $0.count == row.count }), header.count(where: { !$0.isBlank }) == 1
    {
      report(
        "this is not a header: all rows below have \(count(row))", at: Self.range(of: header),
        [Note("take the line out of the file")])
    } else if let row = other.first {
      report(
        "the row has \(count(row)), and the header has \(header.count)", at: Self.range(of: row),
        other.count == 1 ? [] : [Note("\(other.count - 1) more rows have another number")])
    }
  }

  private static func range(of row: [Cell]) -> SourceRange {
    SourceRange(start: row[0].range.start, end: row[row.count - 1].range.end)
  }

  private func reader(of cells: [String]) -> (String) -> ImportedValue.Kind {
    func withPoint(_ cell: String) -> String { cell.replacing(",", with: ".") }
    // A comma before three digits may be one between thousands.
    let hasFractions = cells.contains { $0.utf8.dropLast(3).last != UInt8(ascii: ",") }
    if cells.allSatisfy({ ["true", "false"].contains($0.lowercased()) }) {
      return { .boolean($0.lowercased() == "true") }
    } else if cells.allSatisfy(Self.isNumber) {
      return { .init(number: $0) }
    } else if separator == UInt8(ascii: ";"), hasFractions,
      cells.allSatisfy({ !$0.contains(".") && Self.isNumber(withPoint($0)) })
    {
      return { .init(number: withPoint($0)) }
    }
    return { .text($0) }
  }

  /// Whether a cell is a number as JSON writes it, and not a code such as `007`, `+1` or `1e5`.
  private static func isNumber(_ cell: String) -> Bool {
    DecimalNumber(cell)?.text == cell && !cell.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }
}
