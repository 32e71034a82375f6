import MarqueeDiagnostics
import Testing

/// Authored text can be as long as a file, but a message stays readable.
@Suite struct MessageTextTests {
  private func message(_ text: String) -> String {
    Diagnostic(rule: "a-rule", severity: .error, message: text, place: Place(file: "A.plist"))
      .message
  }

  @Test(arguments: [
    "", "'a' must be 'b' or 'c', not 'd'",
    "there is no kind '" + String(repeating: "x", count: 100) + "' and no other",
    "a fact " + String(repeating: "in many words ", count: 20),
  ])
  func `a message without a long name stays as it is`(text: String) {
    #expect(message(text) == text)
  }

  @Test(arguments: [101, 5_000, 10_000_000])
  func `a long name keeps its beginning, and the words around it stay`(count: Int) {
    let name = String(repeating: "x", count: count)
    let expected = "unknown key '" + String(repeating: "x", count: 97) + "…' in 'a'"
    #expect(message("unknown key '\(name)' in 'a'") == expected)
  }

  @Test func `a character is never cut in two`() {
    let name = String(repeating: "é", count: 90)
    #expect(message("no '\(name)' here") == "no '" + String(repeating: "é", count: 48) + "…' here")
  }

  @Test(arguments: [
    String(repeating: "'", count: 1_000_000), String(repeating: "a'b ", count: 300_000),
    String(repeating: "x", count: 5_000_000), String(repeating: "\u{1F980}", count: 500),
  ])
  func `whatever an author writes, a message has at most 1000 bytes`(text: String) {
    let cut = message("'\(text)' is not a name")
    #expect(cut.utf8.count <= 1000)
    #expect(message(cut) == cut)
    let whole = message(text)
    #expect(whole.utf8.count <= 1000)
    #expect(message(whole) == whole)
  }

  @Test func `labels, notes and titles are cut too`() {
    let long = "write '" + String(repeating: "x", count: 200) + "' there"
    let cut = "write '" + String(repeating: "x", count: 97) + "…' there"
    let diagnostic = Diagnostic(
      rule: "a-rule", severity: .note, message: "", place: Place(file: "A.plist"), label: long)
    #expect(diagnostic.label == cut)
    #expect(Note(long).message == cut)
    #expect(FixIt(long, applicability: .safe).title == cut)
  }

  @Test func `of many names ten are listed, and the nearest one in any case`() {
    let names = (1...14).map { "n\($0)" }
    let ten = "'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'"
    #expect(EnglishList.names(Array(names.prefix(2)), "or") == "'n1' or 'n2'")
    #expect(EnglishList.names(Array(names.prefix(10)), "or") == ten + " or 'n10'")
    #expect(EnglishList.names(names, "or") == ten + ", 'n10' or 4 more")
    #expect(EnglishList.names(names, "and", nearest: "n3") == ten + ", 'n10' and 4 more")
    #expect(EnglishList.names(names, "and", nearest: "n12") == ten + ", 'n12' and 4 more")
    #expect(EnglishList.join(names, "or", atMost: 2) == "n1, n2 or 12 more")
  }
}
