import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// Reads CSV (RFC 4180) with a header as a list of groups.
///
/// Lines end with CRLF, LF or CR; empty lines are skipped. A cell in quotes may hold commas, line
/// breaks and doubled quotes.
struct CSVReading {
  private struct Cell {
    var text = ""
    let range: SourceRange
  }

  private let source: SourceFile
  private var offset = 0
  private var diagnostics: [Diagnostic] = []

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func read(_ source: SourceFile) -> (root: ImportedValue?, diagnostics: [Diagnostic]) {
    var reading = CSVReading(source: source)
    let root = reading.table()
    return (root, reading.diagnostics)
  }

  private init(source: SourceFile) { self.source = source }

  private var bytes: [UInt8] { source.text }

  private mutating func table() -> ImportedValue? {
    let header = row()
    checkSeparator(of: header)
    var rows: [[Cell]] = []
    while offset < bytes.count {
      let row = row()
      if row.count == 1, row[0].range.start == row[0].range.end { continue }
      if row.count != header.count {
        let range = SourceRange(start: row[0].range.start, end: row[row.count - 1].range.end)
        report(
          "the row has \(Self.count(row.count)), and the header has \(header.count)", at: range)
      }
      rows.append(row)
    }
    if rows.isEmpty { report("the table has a header and no rows", at: SourceRange(0..<0)) }
    let columns = columns(header, rows)
    guard diagnostics.isEmpty else { return nil }
    let types = header.indices.map { column in Self.type(of: rows.lazy.map { $0[column].text }) }
    let records = rows.map { row in
      let members = columns.map { column, key in
        ImportedMember(
          key: key, place: place(header[column].range),
          value: ImportedValue(
            kind: types[column].value(of: row[column].text), place: place(row[column].range)))
      }
      let range = SourceRange(start: row[0].range.start, end: row[row.count - 1].range.end)
      return ImportedValue(kind: .group(members), place: place(range))
    }
    return ImportedValue(kind: .list(records), place: place(SourceRange(0..<0)))
  }

  /// The columns with their keys; one without a name and without cells is not a column.
  private mutating func columns(_ header: [Cell], _ rows: [[Cell]]) -> [(Int, String)] {
    var keys: Set<String> = []
    var columns: [(Int, String)] = []
    for (column, cell) in header.enumerated() {
      let isUnnamed = cell.text.utf8.allSatisfy(\.isASCIISpace)
      let isUsed = rows.contains { $0.indices.contains(column) && !$0[column].text.isEmpty }
      if isUnnamed {
        if isUsed { report("column \(column + 1) has no name", at: cell.range) }
        continue
      }
      if !keys.insert(cell.text).inserted {
        report("two columns are named '\(cell.text)'", at: cell.range)
      }
      columns.append((column, cell.text))
    }
    return columns
  }

  /// Reports a table whose cells are separated by something else than commas.
  private mutating func checkSeparator(of header: [Cell]) {
    guard header.count == 1 else { return }
    for (separator, name) in [(";", "';'"), ("\t", "tabs")] where header[0].text.contains(separator)
    {
      report("the cells are separated by \(name), not by commas", at: header[0].range)
    }
  }

  // MARK: Cells

  private mutating func row() -> [Cell] {
    var cells = [cell()]
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
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
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ","), !bytes[offset].isLineBreak {
        offset += 1
      }
      return Cell(
        text: String(decoding: bytes[start..<offset], as: UTF8.self),
        range: SourceRange(start..<offset))
    }
    return quotedCell(from: start)
  }

  private mutating func quotedCell(from start: Int) -> Cell {
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
        return closedCell(text, from: start)
      }
      text.append(byte)
      offset += 1
    }
    report("the quotes of this cell are never closed", at: SourceRange(start..<(start + 1)))
    return Cell(text: "", range: SourceRange(start..<offset))
  }

  /// Ends a cell after its closing quote.
  private mutating func closedCell(_ text: [UInt8], from start: Int) -> Cell {
    let end = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ","), !bytes[offset].isLineBreak {
      offset += 1
    }
    if offset > end {
      report("text follows the closing quote of a cell", at: SourceRange(end..<offset))
    }
    return Cell(text: String(decoding: text, as: UTF8.self), range: SourceRange(start..<offset))
  }

  // MARK: Types of columns

  /// What all cells of a column are.
  private enum ColumnType {
    case integer, decimal, boolean, text

    func value(of cell: String) -> ImportedValue.Kind {
      switch self {
      case _ where cell.isEmpty: .null
      case .integer, .decimal: DecimalNumber(cell).map(ImportedValue.Kind.number) ?? .text(cell)
      case .boolean: .boolean(cell.lowercased() == "true")
      case .text: .text(cell)
      }
    }
  }

  private static func type(of cells: some Sequence<String>) -> ColumnType {
    var (areIntegers, areNumbers, areBooleans, isEmpty) = (true, true, true, true)
    for cell in cells where !cell.isEmpty {
      isEmpty = false
      areIntegers = areIntegers && Int(cell).map(String.init) == cell
      areNumbers = areNumbers && isPlainNumber(cell)
      areBooleans = areBooleans && ["true", "false"].contains(cell.lowercased())
      if !areIntegers, !areNumbers, !areBooleans { return .text }
    }
    if isEmpty { return .text }
    return areBooleans ? .boolean : areIntegers ? .integer : areNumbers ? .decimal : .text
  }

  /// Whether a cell is a number, and not a code such as `007`, `+1` or `1e5`.
  private static func isPlainNumber(_ cell: String) -> Bool {
    let digits = cell.utf8.first == UInt8(ascii: "-") ? cell.utf8.dropFirst() : cell.utf8[...]
    let isPlain = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let leadsWithZero = digits.first == 0x30 && digits.dropFirst().first.map { $0 != 0x2E } == true
    return isPlain && !leadsWithZero && digits.first != 0x2E && digits.last != 0x2E
      && DecimalNumber(cell) != nil
  }

  // MARK: Reports

  private func place(_ range: SourceRange) -> Place { Place(file: source.name, range: range) }

  private mutating func report(_ message: String, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        rule: .propertyListSyntax, severity: .error, message: message, place: place(range)))
  }

  private static func count(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}
