import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import Testing

/// Drafts, markup, invisible characters, and headings that count.
@Suite struct WrittenTextTests {
  @Test(
    arguments: [
      ("TODO", true), ("TBD", true), ("FIXME: ask Anna", true), ("Lorem ipsum dolor", true),
      ("LOREM IPSUM", true), ("(null)", true), ("null", true), ("undefined", true),
      ("{{title}}", true),
      ("${title}", true), ("[object Object]", true), ("%@", true), ("NaN", true),
      ("Todo sobre mi madre", false), ("Todo", false), ("Null", false), ("xXx", false),
      ("Nil", false),
      ("To do", false), ("Undefined behaviour", false), ("None of this", false), ("{ }", false),
      ("$5 off", false), ("The Lorem", false), ("Lorem Ipsum for designers", false),
      ("[TODO] Ask Anna", true), ("Release (TBD)", true), ("Hello (null)", true),
      ("New (no spoilers)", false), ("Sample text", true), ("Sample texts", false),
      ("???", true), ("...", true), (".", true), ("- - -", true), ("…", true), ("?", false),
      ("!!!", false), ("$$$", false), ("★★★", false), ("What???", false), ("-", false),
      ("Hello %@", true), ("%1$s of %2$s", true), ("%.1f stars", true), ("%d films", true),
      ("Hello %s!", true), ("강의 %d개", true), ("강의 %lld개", true),
      ("What %d and %s Mean", false), ("Placeholder", false), ("FIXME wording", true),
      ("[DRAFT] Films", true), ("Draft Day", false), ("Platzhaltertext", true),
      ("Karten für für alle", true), ("Il attend « le train", true),
      ("%(name)s", true), ("100%%", true), ("100 %de", false), ("50% discount", false),
      ("%100 doğal", false), ("5 %s", false), ("100% @home", false), ("%in%", false),
      ("Hi {{ name }}!", true), ("{0} films", true), ("{userName}", true), ("{NAME}", true),
      ("{count, plural, one {film} other {films}}", true), ("$(PRODUCT_NAME)", true),
      ("{status,available}", false), ("{Proof}", false), ("[REC]", false),
      ("**New** films", true), ("A *very* dark film", false), ("__New films__", true),
      ("[Help](https://example.com)", true), ("## Films", true), ("# Films", true),
      ("f**k the s**t", false), ("__init__ in Python", false), ("*gasp*", false),
      ("New** and old**", false), ("#1 films", false), ("# 1 in films", false), ("M*A*S*H", false),
      ("*NSYNC", false), ("[Help](maybe)", false), ("Use `self`", false),
      ("poster1.png", true), ("Poster final 2.jpg", true), ("IMG_1234", true),
      ("Screenshot 2024-03-01 at 10.12.33.png", true), ("poster1@2x", true),
      ("How to save what you draw as .png", false), ("Node.js", false), ("Booking.com", false),
      ("song.mp3", false), ("IMG_A", false), ("R.E.M.", false),
      ("asdf", true), ("Asdfgh", true), ("hjkl", true), ("qwerty", true), ("sdfsdf", true),
      ("asdfmovie", false), ("were", false), ("REWE", false), ("Qwerty", false), ("salad", false),
      ("Best of the the year", true), ("The the year", true), ("Salt and and Clay", true),
      ("The The", false), ("Duran Duran", false), ("that that", false), ("Band and Andy", false),
      ("of often", false), ("Dune (Director’s cut", true), ("Dune)", true), ("「砂の惑星", true),
      ("Dune :)", false), (":( Dune", false), ("1) Dune", false), ("Sunn O)))", false),
      ("[0, 1)", false), ("(a (b) c)", false), ("The ( sign", false), ("XD)", false),
      ("“Dune", true), ("\"Dune", true), ("„Dune“", false), ("”Dune”", false),
      ("12\" vinyl", false),
      ("\"Studio 54\"", false), ("\"Studio 54", true), ("ארה\"ב", false), ("\"예\"라고", false),
      ("«Dune", true), ("« Back", false), ("Home » Films", false), ("More »", false),
      ("l’eau", false),
    ])
  func `a draft is distinguished from a text`(text: String, isDraft: Bool) {
    #expect(Self.rules(of: text) == (isDraft ? ["draft-text"] : []))
  }

  @Test(
    arguments: [
      ("Hello %@", "%@", "contains the placeholder '%@'"),
      ("Hi {{ name }}!", "{{ name }}", "contains the placeholder '{{ name }}'"),
      ("The **New** one", "**New**", "contains Markdown, which the app shows as it is: '**New**'"),
      ("Dune (cut", "(", "has an unmatched '('"), ("Dune”", "”", "has an unmatched '”'"),
      ("on the the sea", "the the", "has a word twice: 'the the'"),
      ("asdf", "<string>asdf</string>", "is a row of keys, not a text"),
      ("a.png", "<string>a.png</string>", "is the name of a file, not a text"),
    ])
  func `a draft is reported at the part that is not meant`(
    text: String, part: String, phrase: String
  ) throws {
    let screen = Checking.screen("list", items: [Checking.string("text", text)])
    let found = Checking.diagnostics(of: Array(screen.utf8))
    #expect(found.map(\.message) == ["'text' \(phrase)"])
    let range = try #require(found.first?.place.range)
    #expect(String(decoding: Array(screen.utf8)[range.offsets], as: UTF8.self) == part)
  }

  @Test(arguments: ["anna@example.com", "https://example.com/films", "www.example.com"])
  func `an address is a text in a list`(address: String) {
    #expect(Self.rules(of: address) == [])
    let poster =
      Checking.string("description", address) + Checking.string("imageName", "poster1")
    #expect(
      Checking.diagnostics(ofSection: "basic", items: [poster]).map(\.rule) == ["draft-text"])
  }

  @Test func `the name of its field is no text`() {
    func rules(_ title: String) -> [RuleIdentifier] {
      let items: ExampleValue = [.course(title: "\(title)", currency: "USD")]
      let sections: ExampleValue = [.section("courseSwimlane", items)]
      return Checking.diagnostics(of: Array("<plist version=\"1.0\">\(sections.xml)</plist>".utf8))
        .map(\.rule)
    }
    #expect(rules("Title") == ["draft-text"])
    #expect(rules("Description") == [])
  }

  @Test func `what is wrong in a highlighted part is reported in its text`() {
    let header =
      Checking.string("text", "Because you liked “Dune”")
      + Checking.string("highlightedText", "“Dune")
    #expect(Checking.diagnostics(ofSection: "textHeader", items: [header]).map(\.rule) == [])
  }

  @Test(
    arguments: [
      ("Light\u{AD}house", true), ("Films\u{AD}", true), ("\u{AD}Films", true),
      ("Films \u{AD}and series", true), ("Donau\u{AD}\u{AD}dampfschifffahrt", true),
      ("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt", false), ("Gesamt\u{AD}konzept", false),
      ("Литературо\u{AD}ведение", false), ("Wasser\u{AD}farben", true), ("Trio\u{FFFC}", true),
    ])
  func `a soft hyphen is for long words`(text: String, isUseless: Bool) {
    #expect(Self.rules(of: text) == (isUseless ? ["invisible-character"] : []))
  }

  @Test(arguments: [("en_US", true), ("he_IL", false), ("ar_EG", false)])
  func `marks of direction are useful where a screen is read from the right`(
    locale: String, isUseless: Bool
  ) throws {
    var settings = Settings()
    settings.locale = try #require(DisplayLocale(rawValue: locale))
    let row = Checking.string("text", "*2525\u{200E} (24/7)\u{200F}")
    let found = Checking.diagnostics(ofSection: "list", items: [row], settings: settings)
    #expect(found.map(\.rule) == (isUseless ? ["invisible-character"] : []))
  }

  @Test(arguments: ["https://e.com/⟦\u{200B}⟧b", "https://e.com/Donaudampfschiff⟦\u{AD}⟧fahrt"])
  func `an invisible character makes another address`(marked: String) throws {
    let parts = marked.split { "⟦⟧".contains($0) }
    let row = Checking.string("text", "Help") + Checking.string("link", parts.joined())
    let bytes = Array(Checking.screen("list", items: [row]).utf8)
    let found = Checking.diagnostics(of: bytes)
    #expect(found.map(\.rule) == ["invisible-character"])
    let range = try #require(found.first?.place.range)
    #expect(String(decoding: bytes[range.offsets], as: UTF8.self) == parts[1])
  }

  @Test(
    arguments: [
      ("https://e.com/films/undefined", true), ("https://e.com/films?id=null&amp;a=b", true),
      ("https://e.com/%7Bid%7D/a", true), ("https://e.com/undefined-behavior", false),
      ("https://e.com/می\u{200C}خواهم", false),
    ])
  func `a program's word for nothing is no part of an address`(link: String, isFound: Bool) {
    let row = Checking.string("text", "Help") + Checking.string("link", link)
    let found = Checking.diagnostics(ofSection: "list", items: [row])
    #expect(found.map(\.rule) == (isFound ? ["invalid-link"] : []))
  }

  @Test(
    arguments: [
      ("Films &amp;amp; series", "Films &amp; series"), ("4K&amp;nbsp;HDR", "4K\u{A0}HDR"),
      ("Editor&amp;#39;s", "Editor's"), ("Caf&amp;eacute;", "Café"), ("a &amp;lt; b", "a &lt; b"),
      ("&amp;#x1F3AC; film", "🎬 film"), ("L&amp;acute;été", "L´été"), ("5&amp;permil;", "5‰"),
      ("3&amp;ordf; parte", "3ª parte"), ("&amp;THORN;ór", "Þór"),
    ])
  func `a reference of HTML is written as its character`(text: String, expected: String) {
    let screen = Checking.screen("list", items: [Checking.string("text", text)])
    let found = Checking.diagnostics(of: Array(screen.utf8))
    #expect(found.map(\.rule) == ["escaped-text"])
    let fixed = TextEdit.apply(found.flatMap(\.fixIts), to: Array(screen.utf8)).text
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == Checking.screen("list", items: [Checking.string("text", expected)]))
  }

  @Test(
    arguments: [
      ("&lt;b&gt;New&lt;/b&gt;", true), ("a&lt;br/&gt;b", true), ("&lt;a href='x'&gt;b", true),
      ("I &lt;3 you", false), ("a &lt; b &gt; c", false), ("R&amp;B; Soul", false),
      ("Q&amp;A", false), ("&lt;untitled&gt;", false), ("AT&amp;T;", false), ("a &amp; b;", false),
    ])
  func `tags of HTML are no text`(text: String, isMarkup: Bool) {
    #expect(Self.rules(of: text) == (isMarkup ? ["escaped-text"] : []))
  }

  @Test(
    arguments: [
      ("Top 10", 10, true), ("Top 10", 9, false), ("TOP 3 today", 3, true),
      ("TOP 3 today", 4, false),
      ("Your top 5", 4, false), ("Top100", 3, true), ("Top 2.5 hours", 3, true),
      ("Top 10% off", 3, true),
      ("Stop 7", 3, true), ("Top Gun 2", 3, true), ("Top 10th", 3, true),
    ])
  func `a heading that counts agrees with the items`(name: String, count: Int, agrees: Bool) {
    let items: ExampleValue = .posters(1...count)
    let sections: ExampleValue = [.section("basic", name: "\(name)", items)]
    let found = Checking.diagnostics(
      of: Array("<plist version=\"1.0\">\(sections.xml)</plist>".utf8))
    #expect(found.map(\.rule) == (agrees ? [] : ["heading-count"]))
  }

  private static func rules(of text: String) -> [RuleIdentifier] {
    let text = text.contains("&") ? text : text.replacing("<", with: "&lt;")
    return Checking.diagnostics(ofSection: "list", items: [Checking.string("text", text)])
      .map(\.rule)
  }
}
