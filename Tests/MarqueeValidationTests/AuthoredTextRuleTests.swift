import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// Rules that authors write in `Marquee.plist`, on screens.
@Suite struct AuthoredTextRuleTests {
  /// Settings with text rules, each given as the content of its dictionary.
  private static func load(
    _ rules: [String], more: String = ""
  ) -> (settings: Settings, diagnostics: [Diagnostic]) {
    let load = SettingsLoad.load(Array(text(rules, more: more).utf8), name: "Marquee.plist")
    return (load.settings, load.diagnostics)
  }

  static func text(_ rules: [String], more: String = "") -> String {
    let dictionaries = rules.map { "<dict>\($0)</dict>" }.joined(separator: "\n")
    return
      "<plist version=\"1.0\"><dict>\(more)<key>textRules</key>\n<array>\(dictionaries)</array>"
      + "</dict></plist>"
  }

  static func rule(
    _ id: String, _ key: String, _ expression: String, _ more: String = ""
  ) -> String {
    [("id", id), (key, expression), ("message", "as \(id) says")]
      .map { Checking.string($0.0, $0.1) }.joined() + more
  }

  /// The reported texts in a section of a type, with their rules.
  private func found(
    _ rules: [String], in items: [String], of type: String = "list", more: String = ""
  ) throws -> [String] {
    let (settings, diagnostics) = Self.load(rules, more: more)
    try #require(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let bytes = Array(Checking.screen(type, items: items).utf8)
    return Checking.diagnostics(of: bytes, settings: settings).map { diagnostic in
      let range = diagnostic.place.range?.offsets ?? 0..<0
      return "\(diagnostic.rule): \(String(decoding: bytes[range], as: UTF8.self))"
    }
  }

  @Test func `what a rule forbids is reported at each match`() throws {
    let items = ["Oh! Well!", "é!", "Fine"].map { Checking.string("text", $0) }
    #expect(
      try found([Self.rule("calm", "forbids", " ?\\w!")], in: items)
        == ["calm: h!", "calm: l!", "calm: é!"])
  }

  @Test func `a match in a text with references is found in the source`() throws {
    let items = [Checking.string("text", "A&amp;B &#x26; C")]
    #expect(
      try found([Self.rule("and", "forbids", "\\w?&amp;")], in: items)
        == ["and: A&amp;", "and: &#x26;"])
  }

  @Test func `what a rule requires is reported at the whole text`() throws {
    let items = ["Fine", "fine"].map { Checking.string("text", $0) }
    #expect(
      try found([Self.rule("capital", "requires", "^\\p{Lu}")], in: items)
        == ["capital: <string>fine</string>"])
  }

  @Test func `an empty match is reported at the whole text, once`() throws {
    let items = [Checking.string("text", "abc")]
    #expect(
      try found([Self.rule("any", "forbids", "x*")], in: items) == ["any: <string>abc</string>"])
  }

  @Test func `of many matches in one text the first 16 are reported`() throws {
    let items = [Checking.string("text", String(repeating: "!", count: 40))]
    let found = try found([Self.rule("calm", "forbids", "!")], in: items)
    #expect(found == Array(repeating: "calm: !", count: 16))
  }

  @Test func `case is ignored if the rule says so`() throws {
    let items = [Checking.string("text", "SALE Sale")]
    #expect(
      try found([Self.rule("sale", "forbids", "sale", "<key>ignoreCase</key><true/>")], in: items)
        == ["sale: SALE", "sale: Sale"])
    #expect(
      try found([Self.rule("sale", "forbids", "sale", "<key>ignoreCase</key><false/>")], in: items)
        == [])
  }

  /// A list shows no section name, and a poster's image name is not a text.
  @Test(
    arguments: [
      ("", ["x: New", "x: New"]),
      ("<string>sectionName</string>", ["x: New"]),
      ("<string>description</string>", ["x: New"]),
      ("<string>imageName</string>", ["x: New"]),
      ("<string>imageName</string><string>sectionName</string>", ["x: New", "x: New"]),
      ("<string>title</string>", []),
    ])
  func `a rule is about the fields it names, or all texts that are shown`(
    fields: String, expected: [String]
  ) throws {
    let more = fields.isEmpty ? "" : "<key>fields</key><array>\(fields)</array>"
    let item =
      Checking.string("description", "Newest") + Checking.string("imageName", "New-1")
    #expect(
      try found([Self.rule("x", "forbids", "New", more)], in: [item], of: "basic") == expected)
  }

  @Test func `a rule without a severity warns, and the settings of rules come first`() throws {
    let rules = [
      Self.rule("a", "forbids", "a"),
      Self.rule("b", "forbids", "b", Checking.string("severity", "note")),
      Self.rule("c", "forbids", "c", Checking.string("severity", "error")),
      Self.rule("d", "forbids", "d"),
    ]
    let more =
      "<key>rules</key><dict>\(Checking.string("a", "error"))"
      + "\(Checking.string("d", "off"))</dict>"
    let settings = Self.load(rules, more: more).settings
    let found = Checking.diagnostics(
      ofSection: "list", items: [Checking.string("text", "abcd")], settings: settings)
    #expect(found.map(\.rule) == ["a", "b", "c"])
    #expect(found.map(\.severity) == [.error, .note, .error])
    #expect(found.map(\.message) == ["as a says", "as b says", "as c says"])
  }

  @Test func `a comment allows it, and is reported if nothing needs it`() throws {
    let allow = "<!-- marquee:allow calm it is a name -->"
    let items = ["Yahoo!", "Yahoo"].map { allow + Checking.string("text", $0) }
    #expect(
      try found([Self.rule("calm", "forbids", "!")], in: items) == ["unused-suppression: \(allow)"])
  }

  @Test func `the place of the rule is noted`() throws {
    let text = Self.text([Self.rule("calm", "forbids", "!")])
    let settings = SettingsLoad.load(Array(text.utf8), name: "Content/Marquee.plist").settings
    let found = Checking.diagnostics(
      ofSection: "list", items: [Checking.string("text", "Oh!")], settings: settings)
    let note = try #require(found.first?.notes.first?.place)
    #expect(note.file == "Content/Marquee.plist")
    let range = try #require(note.range)
    #expect(
      String(decoding: Array(text.utf8)[range.offsets], as: UTF8.self) == "<string>calm</string>")
  }

  // MARK: Faults of the settings

  static let faults: [(rules: [String], messages: [String])] = [
    (
      [rule("a", "forbids", "x&amp;⟦(?&lt;=⟧y)")],
      ["look-behind is not supported: an expression is matched in time linear in the text"]
    ),
    ([rule("a", "requires", "é⟦(⟧x")], ["the group that begins here is not closed"]),
    (
      [
        Checking.string("id", "a") + "<key>forbids</key>⟦<string></string>⟧"
          + Checking.string("message", "m")
      ],
      ["the expression is empty, and every text matches it"]
    ),
    (
      [
        Checking.string("id", "a") + Checking.string("forbids", "x")
          + "<key>message</key>⟦<string> </string>⟧"
      ],
      ["'message' must not be empty"]
    ),
    (
      [
        "<key>id</key>⟦<string>empty-text</string>⟧" + Checking.string("forbids", "x")
          + Checking.string("message", "m")
      ],
      ["'empty-text' is a built-in rule already"]
    ),
    (
      [
        rule("a", "forbids", "x"),
        "<key>id</key>⟦<string>a</string>⟧" + Checking.string("forbids", "x")
          + Checking.string("message", "m"),
      ], ["'a' is the name of another rule already"]
    ),
    (
      [rule("a", "forbids", "x", "⟦<key>requires</key>⟧<string>y</string>")],
      ["a text rule has either 'forbids' or 'requires', not both"]
    ),
    (
      [
        rule(
          "a", "forbids", "x",
          "<key>fields</key><array>⟦<string>titel</string>⟧⟦<string>rating</string>⟧</array>")
      ],
      [
        "no item and no section has a key 'titel'",
        "'rating' holds a number, and a text rule reads texts",
      ]
    ),
  ]

  @Test(arguments: faults)
  func `a fault of a rule is reported at its place`(rules: [String], messages: [String]) {
    let marked = MarkedText(Self.text(rules))
    let load = SettingsLoad.load(marked.bytes, name: "Marquee.plist")
    #expect(load.diagnostics.map(\.message) == messages)
    #expect(load.diagnostics.map(\.place.range?.offsets) == marked.ranges)
    #expect(load.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: ["", "A", "a b", "a--b", "-a", "a-", "a_b", "é", "a."])
  func `a name that a comment could not hold is refused`(name: String) {
    let messages = Self.load([Self.rule(name, "forbids", "x")]).diagnostics.map(\.message)
    #expect(
      messages == [
        "a rule's name has lowercase letters and digits, with single hyphens between them"
      ])
  }

  @Test func `a rule needs something to look for`() {
    let rule = Checking.string("id", "a") + Checking.string("message", "m")
    #expect(
      Self.load([rule]).diagnostics.map(\.message)
        == ["a text rule has neither 'forbids' nor 'requires'"]
    )
  }

  @Test func `an unknown field has a suggestion`() {
    let fields = "<key>fields</key><array><string>imagename</string></array>"
    let found = Self.load([Self.rule("a", "forbids", "x", fields)]).diagnostics
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'imageName'"])
  }

  @Test func `a rule with a fault keeps its name and reports nothing`() {
    let more = "<key>rules</key><dict>\(Checking.string("a", "error"))</dict>"
    let load = Self.load([Self.rule("a", "forbids", "(")], more: more)
    #expect(load.diagnostics.map(\.message) == ["the group that begins here is not closed"])
    let found = Checking.diagnostics(
      ofSection: "list", items: [Checking.string("text", "(")], settings: load.settings)
    #expect(found.isEmpty)
  }

  @Test func `a set of rules finds built-in and authored ones, each name once`() {
    let settings = Self.load([
      Self.rule("calm", "forbids", "!"), Self.rule("empty-text", "forbids", "x"),
    ]).settings
    let rules = settings.ruleSet
    #expect(rules["calm"]?.summary == "as calm says")
    #expect(rules["empty-text"]?.summary == RuleRegistry["empty-text"]?.summary)
    #expect(rules["no-such-rule"] == nil)
    #expect(rules.names == RuleRegistry.all.map(\.id.description) + ["calm"])
    #expect(RuleSet(authored: rules.authored + rules.authored).authored.count == 1)
  }
}
