import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// Authors write expressions and texts, and no combination of them may hang a build.
@Suite struct TextRuleBudgetTests {
  private static func settings(_ rules: [(id: String, key: String, expression: String)]) -> Settings
  {
    let text = AuthoredTextRuleTests.text(
      rules.map { AuthoredTextRuleTests.rule($0.id, $0.key, $0.expression) })
    return SettingsLoad.load(Array(text.utf8), name: "Marquee.plist").settings
  }

  private static func check(_ texts: [String], _ settings: Settings) -> [Diagnostic] {
    Checking.diagnostics(
      ofSection: "list", items: texts.map { Checking.string("text", $0) }, settings: settings
    ).filter { $0.message.contains("text rules") || $0.rule == "calm" }
  }

  /// Each of 990 steps waits at each letter: some ten million steps for one rule.
  private static let costly = "(?:a?){990}b"
  private static let long = String(repeating: "a", count: 5_000)

  @Test(.timeLimit(.minutes(1)))
  func `what takes too long is reported once, where the budget is spent`() throws {
    let settings = Self.settings((0..<20).map { ("r\($0)", "forbids", Self.costly) })
    let found = Self.check(["A", Self.long, "C", Self.long], settings)
    #expect(found.map(\.rule) == ["r0"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.message) == ["text rules take too many steps on this screen"])
    let path = try #require(found.first?.place.codingPath)
    #expect(path.steps.contains(.index(1)))
    #expect(path.steps.last == .key("text"))
    #expect(found.first?.notes.first?.place?.file == "Marquee.plist")
  }

  // Each spends the whole budget, and the test above spends that of 'forbids'.
  @Test(
    .timeLimit(.minutes(1)), arguments: ["requires"] + (Sample.isComplete ? ["forbids"] : []))
  func `what was found before is reported, and nothing is guessed after it`(key: String) {
    let settings = Self.settings([
      ("calm", "forbids", "!"), ("costly", key, Self.costly), ("later", "requires", "x"),
    ])
    let found = Self.check(["Oh!", Self.long, "A"], settings)
    #expect(found.map(\.rule) == ["calm", "costly"])
  }

  @Test func `many usual rules on long texts are applied to the end`() {
    let words = ["free", "sale", "cheap", "click here", "lorem ipsum", "asap", "todo", "xxx"]
    let rules = (0..<64).map { number in
      ("r\(number)", "forbids", "\\b(?:\(words.joined(separator: "|")))\(number)\\b")
    }
    let settings = Self.settings(rules + [("calm", "forbids", "!")])
    let count = Sample.size(300, quick: 80)
    let text = String(repeating: "A quiet evening at the sea, with tea. ", count: count)
    #expect(Self.check([text, text, text + "!"], settings).map(\.rule) == ["calm"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `the pattern of a field has a budget too`() {
    let settings = SettingsLoad.load(
      Array(
        """
        <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict>
        <key>fields</key><dict><key>code</key><dict><key>kind</key><string>text</string>
        <key>pattern</key><string>\(Self.costly)</string></dict></dict>
        <key>show</key><dict><key>title</key><string>code</string></dict></dict></dict>
        <key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>film</string>
        <key>layout</key><string>list</string></dict></dict></dict></plist>
        """.utf8), name: "Marquee.plist"
    ).settings
    // Each takes some half a million steps, and the screen has not even ten million.
    let items = Array(repeating: Checking.string("code", String(Self.long.prefix(980))), count: 40)
    let found = Checking.diagnostics(ofSection: "films", items: items, settings: settings)
      .filter { $0.rule == "field-constraint" }
    #expect(found.last?.message == "'code' needs too many steps for '\(Self.costly)'")
    #expect(
      found.dropLast().allSatisfy { $0.message == "'code' does not match '\(Self.costly)'" })
    #expect((2..<40).contains(found.count))
  }

  @Test(arguments: [("\u{E9}", true), ("\u{C9}", true), ("\u{17F}", false), ("\u{DF}", false)])
  func `letters outside of ASCII match in either case`(letter: String, isMatch: Bool) throws {
    let pattern = try TextPattern("^[\u{E9}s\\p{Nd}]$", ignoringCase: true)
    #expect((pattern.firstMatch(in: letter) != nil) == isMatch)
  }
}
