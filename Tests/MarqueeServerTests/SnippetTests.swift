import MarqueeCatalog
import MarqueeScreen
import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// Texts with places for a cursor.
@Suite struct SnippetTests {
  @Test func `places are numbered, and what the syntax means is escaped`() {
    let snippet =
      Snippet("$a}\\") + .stop() + Snippet("|,") + .stop("b}") + .choice(of: ["c,d", "e|f"])
    #expect(snippet.text == "\\$a\\}\\\\$1|,${2:b\\}}${3|c\\,d,e\\|f|}")
    #expect(snippet.plainText == "$a}\\|,b}c,d")
    #expect(snippet.hasStops)
    #expect(!Snippet("a").hasStops)
  }

  @Test(arguments: ContentModel.builtIn.sectionTypes.all)
  func `a section of each type is written with its type`(type: SectionType) {
    let text = Snippet.dictionary(.section(type)).plainText
    #expect(text.contains("<key>sectionType</key>\n\t<string>\(type.name)</string>"))
  }
}
