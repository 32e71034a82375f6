import MarqueeCatalog
import Testing

@Suite struct TextPatternTests {
  /// An expression, a text, and the bytes of the leftmost match.
  struct Case: Sendable, CustomTestStringConvertible {
    let expression: String
    let text: String
    let match: Range<Int>?

    init(_ expression: String, _ text: String, _ match: Range<Int>?) {
      self.expression = expression
      self.text = text
      self.match = match
    }

    var testDescription: String { "\(expression.debugDescription) in \(text.debugDescription)" }
  }

  static let cases: [Case] = [
    // Characters.
    Case("b", "abc", 1..<2), Case("bc", "abc", 1..<3), Case("d", "abc", nil),
    Case("", "abc", 0..<0), Case("", "", 0..<0), Case("a", "", nil),
    Case("é", "caféé", 3..<5), Case("é", "cafe\u{301}", nil), Case("😀", "a😀b", 1..<5),
    Case("]}", "a]}", 1..<3),
    // Any character.
    Case("a.c", "abc", 0..<3), Case("a.c", "a😀c", 0..<6), Case(".", "\n\r\u{85}\u{2028}", nil),
    Case(".+", "\nab\ncd", 1..<3), Case("..", "😀", nil),
    // Classes.
    Case("[bc]+", "abcd", 1..<3), Case("[^bc]", "bcd", 2..<3), Case("[a-c]+", "dcbad", 1..<4),
    Case("[a-]+", "b-a-c", 1..<4), Case("[-a]+", "b-a", 1..<3), Case("[\\]x]+", "a]x", 1..<3),
    Case("[a^]+", "b^a", 1..<3), Case("[.*+?(){}|$]+", "a.*+?(){}|$", 1..<11),
    Case("[\\d,]+", "a1,2b", 1..<4), Case("[^\\d\\s]+", "1 ab 2", 2..<4),
    Case("[α-ω]+", "abγδc", 2..<6), Case("[^a-z]", "abé", 2..<4), Case("[\\D]+", "12ab", 2..<4),
    Case("[\\t\\n]+", "a\t\nb", 1..<3), Case("[\\x41-\\x43]+", "zABCD", 1..<4),
    Case("[c-ea-bb-c]+", "fabcdeg", 1..<6), Case("[\\W\\d]+", "ab-1c", 2..<4),
    // Escapes.
    Case("\\.", "a.b", 1..<2), Case("\\\\", "a\\b", 1..<2), Case("\\(\\)", "a()", 1..<3),
    Case("\\d+", "a123b", 1..<4), Case("\\d", "٣", 0..<2), Case("\\D+", "12ab3", 2..<4),
    Case("\\w+", "-äß_9-", 1..<7), Case("\\W+", "ab, c", 2..<4), Case("\\s+", "a \t\u{A0}b", 1..<5),
    Case("\\S+", " \u{3000}ab ", 4..<6), Case("\\S", "\u{7F}", 0..<1), Case("\\s", "\u{85}", 0..<2),
    Case("\\t\\n\\r", "\t\n\r", 0..<3), Case("\\x41", "aA", 1..<2), Case("\\u00e9", "é", 0..<2),
    Case("\\u{1F600}", "a😀", 1..<5), Case("\\u{41}\\u{0042}", "AB", 0..<2),
    // General categories.
    Case("\\p{Lu}", "aÄ", 1..<3), Case("\\p{L}+", "1aÄ𐐀2", 1..<8), Case("\\P{L}+", "a1-b", 1..<3),
    Case("\\p{N}+", "a1½Ⅷb", 1..<7), Case("\\p{Nd}+", "½12", 2..<4), Case("\\p{P}+", "a¿!b", 1..<4),
    Case("\\p{S}", "a€", 1..<4), Case("\\p{Sc}", "+€", 1..<4), Case("\\p{Z}", "a\u{A0}", 1..<3),
    Case("\\p{M}", "e\u{301}", 1..<3), Case("[\\p{Lu}\\d]+", "aB1c", 1..<3),
    Case("\\p{Cc}", "a\u{1}", 1..<2), Case("[^\\p{L}]", "aé1", 3..<4),
    Case("\\p{Cn}", "\u{378}", 0..<2),
    // Anchors.
    Case("^a", "ba", nil), Case("^b", "ba", 0..<1), Case("a$", "aba", 2..<3), Case("b$", "ba", nil),
    Case("^$", "", 0..<0), Case("^$", "a", nil), Case("$", "ab", 2..<2), Case("^|b", "ab", 0..<0),
    Case("a\\b", "ab a", 3..<4), Case("\\bb", "ab b", 3..<4), Case("\\Bb", "b ab", 3..<4),
    Case("\\b", "  ab", 2..<2), Case("\\bé\\b", "aé é", 4..<6), Case("\\B", "", 0..<0),
    Case("a$b", "ab", nil), Case("$^", "", 0..<0), Case("a\n^b", "a\nb", nil),
    // Groups and alternatives.
    Case("(ab)+", "xababa", 1..<5), Case("(?:ab|c)+", "xabcx", 1..<4), Case("a|b|c", "xc", 1..<2),
    Case("ab|a", "xabc", 1..<3), Case("a|ab", "xabc", 1..<2), Case("(a|ab)(c|bcd)", "abcd", 0..<4),
    Case("()", "a", 0..<0), Case("(|a)b", "ab", 0..<2), Case("a||b", "b", 0..<0),
    Case("((a)(b(c)))", "xabc", 1..<4), Case("b|ab", "ab", 0..<2),
    // Repetition.
    Case("a*", "baa", 0..<0), Case("a*", "aab", 0..<2), Case("a+", "baab", 1..<3),
    Case("ba?", "aba", 1..<3), Case("a{2}", "aaa", 0..<2), Case("a{2,}", "baaaa", 1..<5),
    Case("a{2,3}", "aaaa", 0..<3), Case("a{0}b", "ab", 1..<2), Case("a{0,2}b", "aaab", 1..<4),
    Case("a{0,}b", "aab", 0..<3), Case("a{1,}", "baa", 1..<3), Case("(ab){2}", "abab", 0..<4),
    Case("(a|b){3}", "cabab", 1..<4), Case("(a*)*", "aab", 0..<2), Case("(a*)+b", "aab", 0..<3),
    Case("(){1000}a", "a", 0..<1), Case("(^){3}a", "a", 0..<1), Case("😀{2}", "😀😀😀", 0..<8),
    // As little as possible.
    Case("a+?", "aaa", 0..<1), Case("a*?b", "aab", 0..<3), Case("a??b", "ab", 0..<2),
    Case("a{2,3}?", "aaa", 0..<2), Case("<.+?>", "x<a><b>", 1..<4), Case("<.+>", "x<a><b>", 1..<7),
    Case("a{1,}?", "aa", 0..<1), Case("(a??)(a?)", "aa", 0..<1),
    // The leftmost match is found although a later one ends first.
    Case("abcd|c", "xabce", 3..<4), Case("abcd|bc", "xabcd", 1..<5),
  ]

  @Test(arguments: cases)
  func `the leftmost match is found`(example: Case) throws {
    let pattern = try TextPattern(example.expression)
    #expect(pattern.firstMatch(in: example.text) == example.match)
  }

  @Test(
    arguments: [
      ("straße", "STRASSE STRAßE", 8..<15), ("ÉTÉ", "un été", 3..<8), ("[a-c]+", "xABCd", 1..<4),
      ("[A-C]+", "xabcd", 1..<4), ("[^a]", "Ab", 1..<2), ("k", "\u{212A}", 0..<3),
      ("[k]", "\u{212A}", 0..<3), ("\\p{Lu}", "1a", 1..<2), ("\\x41", "a", 0..<1),
      ("İ", "i", nil), ("s", "\u{17F}", nil), ("[s]", "\u{17F}", nil), ("ж", "xЖ", 1..<3),
      ("1€", "1€", 0..<4),
    ] as [(String, String, Range<Int>?)])
  func `letters match in either case if that is asked for`(
    expression: String, text: String, match: Range<Int>?
  ) throws {
    #expect(try TextPattern(expression, ignoringCase: true).firstMatch(in: text) == match)
  }

  @Test(
    arguments: [
      ("a|ab", "ab", true), ("a|ab", "abc", false), ("b", "ab", false), ("a+?", "aaa", true),
      ("", "", true), ("", "a", false), ("(a|b)*c?", "abab", true), ("^a$", "a", true),
      ("[^x]*", "äöü", true), ("a*", "ab", false), ("\\d{4}", "2026", true),
      ("\\d{4}", "20261", false),
    ])
  func `a text matches as a whole`(expression: String, text: String, isMatch: Bool) throws {
    #expect(try TextPattern(expression).matchesWhole(text) == isMatch)
  }

  @Test(
    arguments: [
      ("a", "abaa", 9, [0..<1, 2..<3, 3..<4]), ("a", "abaa", 2, [0..<1, 2..<3]),
      ("a", "b", 9, []), ("aa", "aaaaa", 9, [0..<2, 2..<4]), ("", "é", 9, [0..<0, 2..<2]),
      ("a*", "baab", 9, [0..<0, 1..<3, 3..<3, 4..<4]), ("^a", "aa", 9, [0..<1]),
      ("\\b", "ab", 9, [0..<0, 2..<2]), ("\\ba", "aab a", 9, [0..<1, 4..<5]), ("a", "aa", 0, []),
    ] as [(String, String, Int, [Range<Int>])])
  func `all matches are apart`(
    expression: String, text: String, count: Int, matches: [Range<Int>]
  ) throws {
    let pattern = try TextPattern(expression)
    var budget = StepBudget(byteCount: 0)
    let found = Array(text.utf8).withSpan {
      pattern.matches(in: $0, upTo: count, spending: &budget)
    }
    #expect(found == matches)
  }

  @Test func `a byte that begins no character counts as one of its own`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82]
    let pattern = try TextPattern("[^a-z]")
    var budget = StepBudget(byteCount: 0)
    #expect(
      bytes.withSpan { pattern.matches(in: $0, upTo: 9, spending: &budget) }
        == [1..<2, 2..<3, 4..<5, 5..<6])
  }

  @Test func `expressions are equal if they are written equally and treat case equally`() throws {
    #expect(try TextPattern("a") == TextPattern("a"))
    #expect(try TextPattern("a") != TextPattern("a", ignoringCase: true))
    #expect(try TextPattern("a") != TextPattern("(a)"))
    // Both are equal as a String, but match different texts.
    #expect(try TextPattern("é") != TextPattern("e\u{301}"))
    #expect(try TextPattern("a").hashValue == TextPattern("a").hashValue)
  }

  /// `ab` cannot begin at an `x`, so nothing is tried before the last two of 1,002 characters.
  @Test func `a search takes no step where no match can begin`() throws {
    let pattern = try TextPattern("ab")
    let text = String(repeating: "x", count: 1000)
    #expect(pattern.stepCount(in: text) == 0)
    #expect(pattern.stepCount(in: text + "ab") == pattern.stepCount(in: "ab"))
  }
}
