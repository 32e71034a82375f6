import Foundation
import MarqueeScreen
import Testing

/// Links as an app parses them.
@Suite struct CatalogLinkTests {
  @Test(arguments: [
    ("screen:Learn", CatalogLink.screen("Learn", section: nil)),
    ("screen:Shop/Learn#new", .screen("Shop/Learn", section: "new")),
    ("screen:A#b#c", .screen("A", section: "b#c")), ("section:new", .section("new")),
    ("item:new/clay:2", .item("new/clay:2")),
  ])
  func `a place in the catalog has its name`(text: String, link: CatalogLink) {
    #expect(CatalogLink(text) == link)
  }

  @Test(arguments: ["https://example.com/a?b=c#d", "myapp://title/1", "mailto:a@example.com"])
  func `any other scheme is an address`(text: String) throws {
    #expect(CatalogLink(text) == .address(try #require(URL(string: text))))
  }

  @Test(arguments: [
    "", "Learn", "screen:", "screen:#new", "screen:Learn#", "section:", ":x", "example.com:8080",
    "a b:c", "javascript:alert(1)",
    "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd", "vbscript:x",
  ])
  func `what no app should open is none`(text: String) {
    #expect(CatalogLink(text) == nil)
  }
}
