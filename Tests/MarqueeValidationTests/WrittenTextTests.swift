import MarqueeDiagnostics
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
      ("$5 off", false), ("The Lorem", false),
    ])
  func `a draft is distinguished from a text`(text: String, isDraft: Bool) {
    #expect(Self.rules(of: text) == (isDraft ? ["draft-text"] : []))
  }

  @Test(
    arguments: [
      ("Films &amp;amp; series", "Films &amp; series"), ("4K&amp;nbsp;HDR", "4K\u{A0}HDR"),
      ("Editor&amp;#39;s", "Editor's"), ("Caf&amp;eacute;", "Café"), ("a &amp;lt; b", "a &lt; b"),
      ("&amp;#x1F3AC; film", "🎬 film"),
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
