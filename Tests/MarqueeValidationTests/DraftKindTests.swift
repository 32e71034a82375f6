import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// The kinds of texts that no author means to show, and what each message points at.
@Suite struct DraftKindTests {
  @Test(
    arguments: [
      // A separator with nothing beside it.
      ("Drama • • 2024", "• •"), ("Drama | | 2024", "| |"), ("Anna Berg, , Tom Lee", ", ,"),
      ("Drama ·", "·"), ("| Drama", "|"), ("· 2 h", "·"), ("Salt &amp; &amp; Clay", "&amp; &amp;"),
      ("Anna , Tom", ","), ("Berlin –", "–"), ("Berlin / / Rom", "/ /"), ("The Lagoon ()", "()"),
      ("The Lagoon ( )", "( )"), ("Anna,, Tom", ",,"), ("ドラマ ・ ・ 2024", "・ ・"),
      ("From “” with love", "“”"), ("by Anna &amp;", "&amp;"), ("Drama / ", "/"),
      // A word twice.
      ("Stories from from the north", "from from"), ("Der Fluss und und das Meer", "und und"),
      ("La mer et et le vent", "et et"), ("El mar del del sur", "del del"),
      ("A walk in in the woods", "in in"), ("Das ist ist ein Film", "ist ist"),
      ("Una historia de de amor", "de de"),
      // The mark of a copy.
      ("The Lagoon - Copy", "- Copy"), ("The Lagoon copy 2", "copy 2"),
      ("Der Fluss – Kopie", "– Kopie"), ("湖の物語のコピー", "のコピー"), ("The Lagoon (copy)", "(copy)"),
      ("Le Lagon (copie 2)", "(copie 2)"), ("The Lagoon (old)", "(old)"),
      ("The Lagoon - Copy (2)", "- Copy (2)"),
      // A label.
      ("Title: The Lagoon", "Title:"), ("Description: A boat on a river", "Description:"),
      // An escape of another format.
      ("Ald%C3%A9n Ruiz", "%C3%A9"), ("The%20Lagoon", "%20"), ("Caf=C3=A9", "=C3=A9"),
      ("Editor''s Choice", "''"), ("Editor\\'s Choice", "\\'"), ("Caf\\xe9", "\\xe9"),
      ("[b]New[/b] films", "[/b]"), ("[[The Lagoon|Lagoon]]", "[[The Lagoon|Lagoon]]"),
      ("\"\"The Lagoon\"\"", "\"\""), ("Salt &amp;amp Clay", "&amp;amp"),
      ("=?UTF-8?Q?Caf=C3=A9?= am See", "=?UTF-8?Q?Caf=C3=A9?="), ("New :star: films", ":star:"),
      ("\\emph{Lagoon}", "\\emph{"), ("Caf\\303\\251", "\\303"),
      ("%F0%9F%8E%AC Films", "%F0%9F%8E%AC"), ("Caf&amp;eacute am See", "&amp;eacute"),
      // What a program writes for a value that is no text.
      ("Since 2021-05-01T00:00:00Z", "2021-05-01T00:00"),
      ("&lt;UIImage: 0x600>", "&lt;UIImage: 0x600"),
      // A note to other editors.
      ("The Lagoon – DO NOT PUBLISH", "DO NOT PUBLISH"), ("// old title", "// old title"),
      ("The Lagoon (check with legal)", "(check with legal)"), ("NOT FINAL", "NOT FINAL"),
      ("[needs image] The Lagoon", "[needs image]"), ("Der Fluss (noch prüfen)", "(noch prüfen)"),
      ("The Lagoon [ask Anna]", "[ask Anna]"), ("Note to editor: shorten", "Note to editor"),
      ("À TRADUIRE", "À TRADUIRE"), ("Le Lagon (à vérifier)", "(à vérifier)"),
      // A letter of another alphabet that looks the same.
      ("Neon R\u{430}in", "R\u{430}i"),
    ])
  func `what is not meant is reported at its place`(text: String, part: String) throws {
    let found = Self.found(in: text)
    #expect(found.map(\.part) == ["draft-text"])
    #expect(found.map(\.severity) == [.warning])
    let range = try #require(found.first?.place.range)
    let place = String(decoding: Array(Self.screen(text).utf8)[range.offsets], as: UTF8.self)
    #expect(place.replacing("<string>", with: "").replacing("</string>", with: "") == part)
  }

  @Test(arguments: [
    "DO NOT PUBLISH", "A film about the sea A film about the sea",
    "Salt and Clay Salt and Clay", "LagoonLagoon", "[Title]", "&lt;Title>", "【タイトル】", "{Name}",
    "[Bild]",
    "Section title", "Your title here", "Enter a title", "text", "['Drama', 'Comedy']",
    "home_title",
    "HOME_TITLE", "%TITLE%",
  ])
  func `a text that is not meant as a whole is a warning`(text: String) {
    #expect(Self.found(in: text).map(\.part) == ["draft-text"])
    #expect(Self.found(in: text).map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "Anna Berg,", "• Drama", "- Drama", "The Lagoon (1)", "The Lagoon copy", "Copy of The Lagoon",
    "Der Fluss Kopie", "[Film description]", "The Lagoon (?)", "A film about about the sea",
    "The Lagoon The Lagoon", "湖の物語湖の物語", "…", "TBD: The Musical", "{{mustache}}", "${HOME}",
    "what is %@?", "%{count} films", "Mail merge: \"Dear {name}\"", "Learn **Markdown**",
    "undefined min", "The Lagoon – TBD",
  ])
  func `what may be meant is a note`(text: String) {
    #expect(Self.found(in: text).map(\.part) == ["draft-text"])
    #expect(Self.found(in: text).map(\.severity) == [.note])
  }

  @Test(arguments: [
    ("{{mustache}}", Severity.warning), ("Dear %@", .warning), ("Write “Dear {name}”", .note),
  ])
  func `a header is not about variables unless it quotes them`(
    text: String, severity: Severity
  ) {
    let sections: ExampleValue = [.section("basic", name: "\(text)", .posters(1...2))]
    let found = Checking.diagnostics(
      of: Array("<plist version=\"1.0\">\(sections.xml)</plist>".utf8))
    #expect(found.besidesCells.map(\.severity) == [severity])
  }

  @Test(
    arguments: [
      ("river-boat", "river-boat", "the name of an image", Severity.warning),
      ("hero_banner", "hero_banner", "the name of an image", .warning),
      ("coverLagoon", "coverLagoon", "the name of an image", .warning),
      ("lagoon", "lagoon", "the name of an image", .note),
      ("poster7", "poster7", "the name of an image", .note),
      ("iPhone", "iPhone", "the name of an image", .note),
      ("imageName", "p1", "a key", .warning), ("the-boat", "p1", "an 'id'", .note),
    ])
  func `the name of an image, an identifier or a key is no text`(
    text: String, image: String, phrase: String, severity: Severity
  ) {
    let poster =
      Checking.string("id", "the-boat") + Checking.string("description", text)
      + Checking.string("imageName", image)
    let found = Checking.diagnostics(ofSection: "basic", items: [poster])
      .filter { $0.part == "draft-text" }
    #expect(found.map(\.message) == ["'description' is \(phrase), not a text"])
    #expect(found.besidesCells.map(\.severity) == [severity])
  }

  @Test(arguments: ["Lagoon", "river-boat", "Dune"])
  func `a text with the name of another image is a text`(text: String) {
    let poster = Checking.string("description", text) + Checking.string("imageName", "Lagoon")
    #expect(Checking.diagnostics(ofSection: "basic", items: [poster]).map(\.part) == [])
  }

  @Test(
    arguments: [
      ("", "empty-text"), ("TODO", "draft-text"), ("{{title}}", "draft-text"),
      ("Bed &amp;amp; breakfast", "escaped-text"), ("Two  spaces", "repeated-space"),
      (" Help", "untrimmed-text"), ("He\u{200B}lp", "invisible-character"),
      ("Caf\u{FFFD}", "garbled-text"),
    ])
  func `what VoiceOver says is checked as a text`(text: String, rule: RuleIdentifier) {
    let row = Checking.string("text", "Help") + Checking.string("spokenText", text)
    #expect(Checking.diagnostics(ofSection: "list", items: [row]).map(\.part) == [rule])
  }

  @Test(arguments: [("code", []), ("name", ["draft-text"] as [RuleIdentifier])])
  func `a text that no cell shows may be anything`(key: String, rules: [RuleIdentifier]) {
    let settings = SettingsLoad.load(
      Array(
        """
        <plist version="1.0"><dict><key>itemKinds</key><dict><key>film</key><dict><key>fields</key>
        <dict><key>code</key><dict><key>kind</key><string>text</string></dict><key>name</key><dict>
        <key>kind</key><string>text</string></dict></dict><key>show</key><dict><key>title</key>
        <string>name</string></dict></dict></dict><key>sectionTypes</key><dict><key>films</key><dict>
        <key>items</key><string>film</string><key>layout</key><string>list</string></dict></dict>
        </dict></plist>
        """.utf8), name: "Marquee.plist"
    ).settings
    let other = key == "code" ? "name" : "code"
    let film = Checking.string(key, "N/A") + Checking.string(other, "Dune")
    let found = Checking.diagnostics(ofSection: "films", items: [film], settings: settings)
    #expect(found.map(\.part) == rules)
  }

  private static func found(in text: String) -> [Diagnostic] {
    Checking.diagnostics(of: Array(screen(text).utf8)).filter { $0.part != "untrimmed-text" }
  }

  private static func screen(_ text: String) -> String {
    Checking.screen("list", items: [Checking.string("text", text)])
  }
}
