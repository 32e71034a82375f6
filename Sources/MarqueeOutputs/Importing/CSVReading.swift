import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// Reads a table (RFC 4180) with a header as a list of groups.
///
/// Empty lines are skipped. The separator is the one for which most rows have equally many cells,
/// unless the first line is `sep=;`.
struct CSVReading {
  private struct Cell {
    let text: String
    let range: Range<Int>
    let isQuoted: Bool

    var isBlank: Bool { text.utf8.allSatisfy(\.isASCIISpace) }
    var trimmed: String { isQuoted ? text : WhiteSpace.trimming(text) }
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
    let separators = [separator] + ",;\t|".utf8.filter { $0 != separator && text.contains($0) }
    let readings = separators.map { CSVReading(source, separator: $0) }
    return (readings.max { $0.agreement < $1.agreement } ?? readings[0]).file
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
    let counts = rows.reduce(into: [:]) { $0[$1.count, default: 0] += 1 }
    return counts.filter { $0.key > 1 }.map { ($0.value, $0.key) }.max(by: <) ?? (0, 0)
  }

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
    let (start, quote) = (offset, UInt8(ascii: "\""))
    let isQuoted = has(quote)
    while has(quote) {
      let end = bytes[(offset + 1)...].firstIndex(of: quote)
      if end == nil {
        diagnostics.append(fault("the quotes of this cell are never closed", start..<(start + 1)))
      }
      offset = end.map { $0 + 1 } ?? bytes.count
    }
    var quoted = bytes[start..<offset].dropFirst().dropLast()
    if quoted.contains(quote) { quoted.replace("\"\"".utf8, with: CollectionOfOne(quote)) }
    let rest = bytes[offset...].prefix { $0 != separator && !$0.isLineBreak }
    if isQuoted, !rest.isEmpty {
      diagnostics.append(fault("text follows the closing quote of a cell", rest.indices))
    }
    offset = rest.endIndex
    let text = String(decoding: isQuoted ? quoted : rest, as: UTF8.self)
    return Cell(text: text, range: start..<offset, isQuoted: isQuoted)
  }

  private func has(_ byte: UInt8) -> Bool {
    offset < source.text.count && source.text[offset] == byte
  }

  private func place(_ range: Range<Int>) -> Place {
    Place(file: source.name, range: SourceRange(range))
  }

  private func fault(_ text: String, _ range: Range<Int>, _ notes: [Note] = []) -> Diagnostic {
    .import(text, .propertyListSyntax, at: place(range), notes: notes)
  }

  private var file: ImportedFile {
    let header = rows.first ?? []
    let filled = rows.dropFirst().filter { !$0.allSatisfy(\.isBlank) }
    let faults = diagnostics + faults(header, filled)
    guard faults.isEmpty else { return ImportedFile(source, diagnostics: faults) }
    let isPadded = header.contains { !$0.isBlank && $0.trimmed != $0.text }
    func text(_ cell: Cell) -> String { isPadded ? cell.trimmed : cell.text }
    let columns = header.enumerated().map { column, cell in
      let texts = filled.map { $0[column] }.filter { !$0.isBlank }.map(text)
      // Programs write the numbers of rows into a first column without a name.
      let newKey = texts.isEmpty ? nil : "column\(column + 1)"
      return (cell: cell, key: cell.isBlank ? newKey : cell.text, read: reader(of: texts))
    }
    let records = rows.dropFirst().map { row in
      let members = zip(columns, row).compactMap { column, cell in
        column.key.map { key in
          let kind = cell.isBlank ? .null : column.read(text(cell))
          let value = ImportedValue(kind: kind, place: place(cell.range))
          return ImportedMember(key, value, at: place(column.cell.range), from: column.cell.text)
        }
      }
      return ImportedValue(kind: .group(members), place: place(Self.range(of: row)))
    }
    return ImportedFile(source, root: ImportedValue(kind: .list(records), place: place(0..<0)))
  }

  private func faults(_ header: [Cell], _ filled: [[Cell]]) -> [Diagnostic] {
    let other = filled.filter { $0.count != header.count }
    guard let row = other.first else {
      return filled.isEmpty ? [fault("the table has a header and no rows", 0..<0)] : []
    }
    let cells = row.count == 1 ? "1 cell" : "\(row.count) cells"
    let isTitle =
      filled.count > 1 && Set(filled.map(\.count)).count == 1
      && header.count { !$0.isBlank } == 1
    return [
      isTitle
        ? fault(
          "this is not a header: all rows below have \(cells)", Self.range(of: header),
          [Note("take the line out of the file")])
        : fault(
          "the row has \(cells), and the header has \(header.count)", Self.range(of: row),
          other.count == 1 ? [] : [Note("\(other.count - 1) more rows have another number")])
    ]
  }

  private static func range(of row: [Cell]) -> Range<Int> {
    row[0].range.lowerBound..<row[row.count - 1].range.upperBound
  }

  private func reader(of cells: [String]) -> (String) -> ImportedValue.Kind {
    if cells.allSatisfy({ ["true", "false"].contains($0.lowercased()) }) {
      return { .boolean($0.lowercased() == "true") }
    }
    // A comma before three digits may be one between thousands.
    let hasCommas =
      separator == UInt8(ascii: ";") && !cells.contains { $0.contains(".") }
      && cells.contains { $0.utf8.dropLast(3).last != UInt8(ascii: ",") }
    func number(_ cell: String) -> String { hasCommas ? cell.replacing(",", with: ".") : cell }
    let areNumbers = cells.allSatisfy { Self.isNumber(number($0)) }
    return { areNumbers ? .init(number: number($0)) : .text($0) }
  }

  /// Whether a cell is a number as JSON writes it, and not a code such as `007`, `+1` or `1e5`.
  private static func isNumber(_ cell: String) -> Bool {
    DecimalNumber(cell)?.text == cell && !cell.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }
}
