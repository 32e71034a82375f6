import MarqueeDiagnostics
import MarqueePropertyList
import TestSupport
import Testing

/// Files from other projects, formatted.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
struct FormattingCorpusTests {
  /// The texts of the comments in a document, with LF as line break.
  private func comments(_ document: PropertyListDocument) -> [String] {
    document.comments.map {
      document.source.string(in: $0).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
  }

  @Test func `values and comments stay, and a second time nothing changes`() throws {
    var (formattedCount, unchangedCount, foundationCount) = (0, 0, 0)
    for path in try Corpus.paths(in: "catalogs", "parsers", "real") {
      let bytes = try Corpus.bytes(path)
      let reading = PropertyListDocument.read(bytes, name: path)
      guard !reading.diagnostics.contains(where: { $0.severity == .error }),
        !reading.document.isDerived
      else { continue }
      let formatted = try #require(reading.document.formatted(), "\(path)")
      let again = PropertyListDocument.read(formatted, name: path)
      #expect(again.document.formatted() == formatted, "\(path)")
      #expect(comments(again.document) == comments(reading.document), "\(path)")
      formattedCount += 1
      if formatted == bytes { unchangedCount += 1 }
      guard let value = try? Formatting.value(of: bytes) else { continue }
      #expect(try Formatting.value(of: formatted) == value, "\(path)")
      // Foundation writes as Xcode does, except that it sorts keys.
      guard Array(value) == bytes else { continue }
      foundationCount += 1
      #expect(formatted == bytes, "\(path)")
    }
    #expect(formattedCount > 50)
    #expect(unchangedCount > 10)
    #expect(foundationCount > 0)
  }
}
