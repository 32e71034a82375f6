import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import Testing

@testable import MarqueeCompiler

/// Values that the content of other tests does not have.
@Suite struct QueryRecordTests {
  private let content = ContentFolder(screens: [], images: .unknown, root: "Content")

  private func bytes(of query: LibraryQuery) -> [UInt8] {
    var record = RecordWriter(RecordedFiles(of: "Home", named: nil, in: content))
    record.write("Home", query)
    return record.bytes
  }

  private func query(in bytes: [UInt8]) throws -> LibraryQuery {
    var record = try RecordReader(bytes[...], named: nil, in: content)
    #expect(record.files.screen == "Content/Home.plist")
    let query: LibraryQuery = try record.read()
    #expect(record.isAtEnd)
    return query
  }

  private func query(for values: FieldValue...) -> LibraryQuery {
    LibraryQuery(
      kind: "film", conditions: [LibraryQuery.Condition(field: "moods", values: values)],
      orderField: "year", isDescending: true, limit: 6)
  }

  @Test func `values of all kinds are read as they were written`() throws {
    let number = try #require(DecimalNumber("4.50"))
    let written = query(
      for: .text("밝은"), .text(""), .number(number), .boolean(true), .list([.text("a"), .list([])]),
      .group(["b": .boolean(false), "a": .list([.number(number)]), "c": .group([:])]))
    let read = try query(in: bytes(of: written))
    #expect(read == written)
    #expect(read.conditions.first?.values[2].number?.text == number.text)
    let short = LibraryQuery(kind: "poster")
    #expect(try query(in: bytes(of: short)) == short)
  }

  @Test func `lists are nested up to a limit, and no record ends the program`() throws {
    func nested(_ depth: Int) -> FieldValue {
      (0..<depth).reduce(.text("")) { list, _ in .list([list]) }
    }
    let deep = query(for: nested(64))
    #expect(try query(in: bytes(of: deep)) == deep)
    #expect(throws: RecordReader.Damage.self) { try query(in: bytes(of: query(for: nested(65)))) }
  }

  @Test func `a record that ends early, or has a false count, is damaged`() throws {
    let whole = bytes(of: query(for: .text("bright"), .boolean(true)))
    for count in whole.indices {
      #expect(throws: RecordReader.Damage.self, "\(count)") {
        try query(in: Array(whole.prefix(count)))
      }
    }
    // The name of the screen, the kind of the query, and more conditions than any memory holds.
    let count = [UInt8](repeating: 0xFF, count: 8) + [0x7F]
    let falseCount = [4] + Array("Home".utf8) + [1, 0x66] + count
    #expect(throws: RecordReader.Damage.self) { try query(in: falseCount) }
  }
}
