import MarqueeCells
import MarqueeRendering
import Testing

@Suite struct WebLinkTests {
  @Test(arguments: [
    ("https://example.com/a?b#c", "example.com"), ("HTTP://Example.com", "Example.com"),
    ("https://apple.com@evil.example/", "evil.example"),
    ("https://a@b:c@evil.example:8443?x@y", "evil.example:8443"),
    ("https://evil.example/@apple.com", "evil.example"),
    (#"https://evil.example\@apple.com/"#, "evil.example"),
    ("https://a@\u{301}evil.example", "\u{301}evil.example"),
  ])
  func `a web address is a link`(address: String, host: String) {
    #expect(WebLink(address)?.host == host)
  }

  @Test(arguments: [
    "javascript:alert(1)", " https://example.com", "data:text/html,x", "//example.com",
    "java\nscript:x", "https://a\u{0}b", "",
  ])
  func `anything else is no link`(address: String) {
    #expect(WebLink(address) == nil)
  }
}
