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
    var text = ""
    let range: SourceRange
    var isQuoted = false

    var isBlank: Bool { text.utf8.allSatisfy(\.isASCIISpace) }
    var hasBlanks: Bool {
      !isQuoted && !isBlank && (text.utf8.first == 0x20 || text.utf8.last == 0x20)
    }
  }

  private let source: SourceFile
  private let separator: UInt8
  private var offset: Int
  private var rows: [[Cell]] = []
  private var diagnostics: [Diagnostic] = []

  /// Reads a text.
  ///
  /// - Parameter separator: The one that is taken if others fit equally well.
  /// - Complexity: O(*n*) in the bytes.
  static func read(_ source: SourceFile, first separator: Character) -> ImportedFile.Reading {
    let text = source.text
    let line = text.prefix { !$0.isLineBreak }
    let isDeclared = line.count == 5 && line.starts(with: "sep=".utf8)
    let others: [Character] = [",", ";", "\t", "|"].filter { $0 != separator }
    let separators = isDeclared ? [text[4]] : ([separator] + others).compactMap(\.asciiValue)
    var readings = separators.map { separator in
      CSVReading(source: source, separator: separator, from: isDeclared ? 5 : 0)
    }
    for index in readings.indices { readings[index].readRows() }
    // The first of those that fit equally well is taken.
    let best = readings.dropFirst().reduce(readings[0]) { best, next in
      best.agreement.lexicographicallyPrecedes(next.agreement) ? next : best
    }
    return best.table()
  }

  private init(source: SourceFile, separator: UInt8, from offset: Int) {
    self.source = source
    self.separator = separator
    self.offset = offset
  }

  private var bytes: [UInt8] { source.text }

  private mutating func readRows() {
    while offset < bytes.count {
      let row = row()
      if row.count > 1 || !row[0].range.isEmpty { rows.append(row) }
    }
  }

  /// How many rows have the same number of cells, which is above 1, and that number.
  private var agreement: [Int] {
    var counts: [Int: Int] = [:]
    for row in rows where row.count > 1 { counts[row.count, default: 0] += 1 }
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return best.map { [$0.value, $0.key] } ?? [0, 0]
  }

  // MARK: Tables

  private func table() -> ImportedFile.Reading {
    var diagnostics = diagnostics
    func report(_ message: String, at range: SourceRange, notes: [Note] = []) {
      diagnostics.append(
        Diagnostic(
          rule: .propertyListSyntax, severity: .error, message: message, place: place(range),
          notes: notes))
    }
    let header = rows.first ?? []
    let rows = rows.dropFirst()
    let isPadded = header.contains(where: \.hasBlanks)
    let filled = rows.filter { !$0.allSatisfy(\.isBlank) }
    let other = filled.filter { $0.count != header.count }
    if filled.isEmpty {
      report("the table has a header and no rows", at: SourceRange(0..<0))
    } else if other.count == filled.count, other.count > 1, Set(other.map(\.count)).count == 1,
      header.count(where: { !$0.isBlank }) == 1
    {
      report(
        "this is not a header: all rows below have \(Self.count(other[0].count))",
        at: Self.range(of: header), notes: [Note("take the line out of the file")])
    } else if let row = other.first {
      let rest = other.count == 1 ? [] : [Note("\(other.count - 1) more rows have another number")]
      report(
        "the row has \(Self.count(row.count)), and the header has \(header.count)",
        at: Self.range(of: row), notes: rest)
    }
    guard diagnostics.isEmpty else { return ImportedFile.Reading(diagnostics: diagnostics) }
    var keys: [String?] = []
    var named: [String] = []
    for (column, cell) in header.enumerated() {
      if !cell.isBlank {
        if keys.contains(cell.text) {
          report("two columns are named '\(cell.text)'", at: cell.range)
        }
        keys.append(cell.text)
      } else if filled.contains(where: { !$0[column].isBlank }) {
        // Programs write the numbers of rows into a first column without a name.
        named.append("column\(column + 1)")
        keys.append(named.last)
      } else {
        keys.append(nil)
      }
    }
    guard diagnostics.isEmpty else { return ImportedFile.Reading(diagnostics: diagnostics) }
    let types = header.indices.map { column in
      let texts = filled.map { Self.trimmed($0[column], isPadded).text }
      return ColumnType(of: texts, hasDecimalComma: separator == UInt8(ascii: ";"))
    }
    let records = rows.map { row in
      let members = zip(header.indices, keys).compactMap { column, key -> ImportedMember? in
        guard let key, row.indices.contains(column) else { return nil }
        let cell = Self.trimmed(row[column], isPadded)
        return ImportedMember(
          key: key, place: place(header[column].range),
          value: ImportedValue(
            kind: types[column].value(cell.text), place: place(cell.range)))
      }
      return ImportedValue(kind: .group(members), place: place(Self.range(of: row)))
    }
    return ImportedFile.Reading(
      root: ImportedValue(kind: .list(records), place: place(SourceRange(0..<0))),
      namedColumns: named)
  }

  /// A cell without the blanks around it, if those of the header have some, too.
  private static func trimmed(_ cell: Cell, _ isPadded: Bool) -> Cell {
    guard isPadded, cell.hasBlanks else { return cell }
    var cell = cell
    let text = cell.text.utf8.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()
    cell.text = String(decoding: Array(text), as: UTF8.self)
    return cell
  }

  private static func range(of row: [Cell]) -> SourceRange {
    SourceRange(start: row[0].range.start, end: row[row.count - 1].range.end)
  }

  private func place(_ range: SourceRange) -> Place { Place(file: source.name, range: range) }

  private static func count(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }

  // MARK: Cells

  private mutating func row() -> [Cell] {
    var cells = [cell()]
    while offset < bytes.count, bytes[offset] == separator {
      offset += 1
      cells.append(cell())
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
    return cells
  }

  private mutating func cell() -> Cell {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      skipPlainText()
      return Cell(
        text: String(decoding: bytes[start..<offset], as: UTF8.self),
        range: SourceRange(start..<offset))
    }
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard offset < bytes.count, bytes[offset] == byte else {
        let end = offset
        skipPlainText()
        if offset > end { report("text follows the closing quote of a cell", end..<offset) }
        return Cell(
          text: String(decoding: text, as: UTF8.self), range: SourceRange(start..<offset),
          isQuoted: true)
      }
      text.append(byte)
      offset += 1
    }
    report("the quotes of this cell are never closed", start..<(start + 1))
    return Cell(range: SourceRange(start..<offset), isQuoted: true)
  }

  private mutating func skipPlainText() {
    while offset < bytes.count, bytes[offset] != separator, !bytes[offset].isLineBreak {
      offset += 1
    }
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        rule: .propertyListSyntax, severity: .error, message: message,
        place: place(SourceRange(range))))
  }
}

private struct ColumnType {
  let value: (String) -> ImportedValue.Kind

  init(of cells: [String], hasDecimalComma: Bool) {
    let cells = cells.filter { !$0.isEmpty }
    func areAll(_ fit: (String) -> Bool) -> Bool { !cells.isEmpty && cells.allSatisfy(fit) }
    func withPoint(_ cell: String) -> String { cell.replacing(",", with: ".") }
    let read: (String) -> ImportedValue.Kind =
      if areAll({ ["true", "false"].contains($0.lowercased()) }) {
        { .boolean($0.lowercased() == "true") }
      } else if areAll(Self.isNumber) {
        { .init(number: $0) }
      } else if hasDecimalComma, areAll({ Self.isNumber(withPoint($0)) && !$0.contains(".") }),
        // A comma before three digits may be one between thousands.
        !areAll({ $0.utf8.dropLast(3).last == UInt8(ascii: ",") })
      {
        { .init(number: withPoint($0)) }
      } else {
        { .text($0) }
      }
    value = { $0.isEmpty ? .null : read($0) }
  }

  /// Whether a cell is a number as JSON writes it, and not a code such as `007`, `+1` or `1e5`.
  private static func isNumber(_ cell: String) -> Bool {
    DecimalNumber(cell)?.text == cell && !cell.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }
}
