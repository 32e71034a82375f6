import MarqueeCatalog
import Testing

@Suite struct PatternFaultTests {
  /// An expression with its fault between `⟦` and `⟧`, and words of the message.
  static let faults: [(marked: String, words: String)] = [
    ("ab⟦(⟧c", "not closed"), ("(a)⟦(?:⟧(b)", "not closed"), ("a⟦)⟧", "no group is open"),
    ("é⟦(⟧c", "not closed"),
    ("a⟦(?=⟧b)", "look-ahead"), ("⟦(?!⟧b)", "look-ahead"), ("x⟦(?<=⟧b)", "look-behind"),
    ("⟦(?<!⟧b)", "linear"), ("⟦(?>⟧a)", "atomic"), ("⟦(?<⟧name>a)", "no name"),
    ("⟦(?P<⟧n>a)", "no name"), ("⟦(?⟧i)a", "flags"), ("⟦(?⟧", "flags"), ("⟦(?#⟧a)", "comment"),
    ("(a)⟦\\1⟧", "reference"), ("⟦\\k⟧<a>", "reference"),
    ("⟦*⟧a", "nothing to repeat"), ("(⟦+⟧a)", "nothing to repeat"), ("a|⟦?⟧", "nothing to repeat"),
    ("⟦{2}⟧", "nothing to repeat"), ("^⟦*⟧", "place in the text"), ("\\b⟦+⟧", "place in the text"),
    ("a*⟦*⟧", "repeated already"), ("a{2}⟦{3}⟧", "repeated already"),
    ("a*?⟦?⟧", "repeated already"),
    ("a⟦*+⟧", "possessive"), ("a⟦?+⟧", "possessive"), ("a⟦{2}+⟧", "possessive"),
    ("a⟦{⟧", "write a count"), ("a⟦{⟧x}", "write a count"),
    ("a⟦{⟧,2}", "write a count"), ("a⟦{2⟧", "write a count"),
    ("a⟦{2,⟧x}", "write a count"), ("a⟦{3,2}⟧", "ends before it begins"),
    ("a⟦{1001⟧}", "at most 1000"), ("a⟦{99999999999999999999⟧}", "at most 1000"),
    ("⟦[⟧ab", "not closed"), ("a⟦[⟧^", "not closed"), ("⟦[]⟧", "empty"),
    ("⟦[^]⟧a", "empty"), ("[⟦b-a⟧]", "ends before"), ("[⟦a-\\d⟧]", "ends with one character"),
    ("[a⟦[⟧b]]", "in a class"), ("[⟦\\b⟧]", "no places"), ("⟦[⟧\\]", "not closed"),
    ("a⟦\\⟧", "missing after the backslash"), ("⟦\\q⟧", "unknown escape"),
    ("⟦\\A⟧a", "'^' and '$'"),
    ("⟦\\x4⟧", "number is written"), ("⟦\\u12⟧g", "number is written"),
    ("⟦\\u{⟧}", "number is written"), ("⟦\\u{D800}⟧", "no character"),
    ("⟦\\u{110000}⟧", "no character"), ("⟦\\uDFFF⟧", "no character"), ("⟦\\p⟧L", "name"),
    ("⟦\\p{L⟧", "not closed"), ("⟦\\p{Foo}⟧", "unknown general category"),
    ("⟦\\p{}⟧", "unknown general"),
    ("⟦\\P{lu}⟧", "unknown general category"),
    ("(a{1000})⟦{3}⟧", "too long"), ("((a{40}){40})⟦{40}⟧", "too long"),
  ]

  @Test(arguments: faults)
  func `a fault is reported at its place`(marked: String, words: String) throws {
    let bytes = Array(marked.utf8)
    let opening = try #require(bytes.firstRange(of: Array("⟦".utf8)))
    let closing = try #require(bytes.firstRange(of: Array("⟧".utf8)))
    let source =
      bytes[..<opening.lowerBound] + bytes[opening.upperBound..<closing.lowerBound]
      + bytes[closing.upperBound...]
    let expected = opening.lowerBound..<closing.lowerBound - opening.count
    let fault = try #require(throws: PatternFault.self) {
      try TextPattern(String(decoding: source, as: UTF8.self))
    }
    #expect(fault.range == expected)
    #expect(fault.offset == expected.lowerBound)
    #expect(fault.message.contains(words), "\(fault.message)")
  }

  @Test func `groups may be 64 deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try TextPattern(nested(64)).firstMatch(in: "ba") == 1..<2)
    let fault = try #require(throws: PatternFault.self) { try TextPattern(nested(65)) }
    #expect(fault.range == 64..<65)
    // A recursive parser would overflow the stack with so many.
    #expect(throws: PatternFault.self) { try TextPattern(nested(100_000)) }
  }

  @Test func `an expression may have 2000 steps`() throws {
    let longest = String(repeating: "a", count: 2000)
    #expect(try TextPattern(longest).firstMatch(in: "b" + longest) == 1..<2001)
    let fault = try #require(throws: PatternFault.self) { try TextPattern(longest + "bc") }
    #expect(fault.range == 2000..<2001)
    #expect(try TextPattern("(a{2}){1000}").matchesWhole(longest))
    // Of 'a|' each has a step for 'a', one to choose and one to leave.
    #expect(throws: Never.self) { try TextPattern(String(repeating: "a|", count: 666)) }
    #expect(throws: PatternFault.self) { try TextPattern(String(repeating: "a|", count: 667)) }
  }
}
