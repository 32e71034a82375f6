import MarqueeDiagnostics
import TestSupport
import Testing

/// Which texts are links to the web.
@Suite struct LinkRuleTests {
  @Test(arguments: [
    "https://example.com", "https://a.b.example.com/",
    "https://example.com:443/a", "https://example.com:/a", "https://example.com/@user",
    "https://[2001:db8::1]:8080/a", "https://192.0.2.7/a", "https://example.com?a=b#c",
    "hTTps://EXAMPLE.com", "https://example.com/%EA%B0%80", "https://example.com/가",
    "https://bücher.example", "https://example.com/a;b=(c)'!$*,~_-+@:",
  ])
  func `an absolute link with a host is valid`(link: String) {
    #expect(Self.check(link) == [])
  }

  @Test(arguments: [
    ("www.example.com/a b", "https://www.example.com/a%20b"),
    ("example.com", "https://example.com"),
    ("//example.com/a?b=c d#e", "https://example.com/a?b=c%20d#e"),
    ("example.co.kr:8080/a", "https://example.co.kr:8080/a"), ("a.png", nil), ("Learn", nil),
    ("Shop/Home.plist", nil), ("Home.plist", nil), ("one two.com", nil), ("/a/b.com", nil),
    ("example.com/100%", nil), ("No. 1", nil),
  ])
  func `of an address without its beginning, the help has the whole`(
    link: String, whole: String?
  ) throws {
    // A banner leads to the web; a row may lead to a place in the catalog, too.
    for (type, text) in [("businessBanner", ""), ("list", Checking.string("text", "Help"))] {
      let item = text + Checking.string("link", link)
      let found = Checking.diagnostics(of: Array(Checking.screen(type, items: [item]).utf8))
      #expect(found.besidesCells.map(\.part) == ["invalid-link"])
      let written = found.flatMap(\.fixIts).map(\.title).filter { $0.hasPrefix("write 'https://") }
      #expect(written == (whole.map { ["write '\($0)'"] } ?? []), "\(type)")
    }
  }

  @Test(
    arguments: [
      ("https://example.com.", "."), ("https://example.com/help.", "."),
      ("https://example.com/a/for-2024.", "."), ("https://example.com/clay.jpg.", "."),
      ("https://example.com/.", "."), ("https://example.com/films/10.", "."),
      ("https://example.com/a-b,", ","), ("https://example.com/a)", ")"),
      ("https://example.com/a]", "]"), ("https://example.comhttps://example.org/a", "https"),
      ("https://example.com/ahttps://example.com/b", "https"),
      ("https://example.com/a,HTTP://example.com/b", "HTTP"),
    ])
  func `an address that was copied with more than itself is a warning`(
    link: String, part: String
  ) throws {
    let bytes = Array(
      Checking.screen("businessBanner", items: [Checking.string("link", link)]).utf8)
    let found = Checking.diagnostics(of: bytes)
    #expect(found.map(\.part) == ["invalid-link"])
    #expect(found.map(\.severity) == [.warning])
    let range = try #require(found.first?.place.range)
    #expect(String(decoding: bytes[range.offsets], as: UTF8.self) == part)
  }

  @Test(arguments: [
    "https://example.com/wiki/Washington,_D.C.", "https://example.com/wiki/Dune_(film)",
    "https://example.com/a.,", "https://example.com/wiki/Acme_Inc.",
    "https://example.com/a?q=The+end.", "https://example.com/a#end.",
    "https://example.com/details/the.deadly.dust.", "https://example.com/a...",
    "https://web.example.com/web/2020/https://example.com/a",
    "https://example.com/login?next=https://example.com/a",
    "https://example.com/login?next%3Dhttps://example.com/a", "https://example.com/https",
    "https://example.com/share-http://example.com",
  ])
  func `an address can hold another, and end with a full stop`(link: String) {
    #expect(Self.check(link) == [])
  }

  @Test(arguments: [
    "", " ", "example.com", "www.example.com/a", "/a/b", "//example.com", "a.png", "#top",
    "javascript:alert(1)", "file:///etc/passwd", "ftp://example.com", "data:image/png;base64,AA==",
    "mailto:a@example.com", "https:", "https:/", "https:/example.com", "https://", "https:///a",
    "https://?a", "https://#a", "https://:443", "https://user@", "https://.", "https://..",
    "https://a..b", "https://.a", "https://[]", "https://[::1", "https://[::1]a",
    "https://example.com:65536", "https://example.com:a", "https://example.com:-1",
    "https://example.com:99999999999999999999", "https://example.com/a b", " https://example.com",
    "https://example.com ", "https://exam&#10;ple.com", "https://example.com/%", "https://a/%2",
    "https://a/%g0", "https://a/&quot;", "https://a/&lt;b&gt;", "https://a/\\b", "https://a/{b}",
    "https://a/&#x202E;b", "https://a/&#x7F;", "https://a/&#x85;", "httpsx://a", "http//a",
  ])
  func `anything else is invalid, and nothing else is reported for it`(link: String) {
    #expect(Self.check(link) == ["invalid-link"])
  }

  @Test(arguments: ["http://example.com", "HTTP://example.com/a?b#c", "http://example.com:8080"])
  func `a link that is not encrypted is insecure`(link: String) {
    #expect(Self.check(link) == ["insecure-link"])
  }

  @Test(arguments: [
    "https://user:secret@example.com/a", "https://apple.com@evil.example/", "https://@example.com",
    "https://a@b@example.com",
  ])
  func `a name before the host is a warning`(link: String) {
    #expect(Self.check(link) == ["link-with-user"])
  }

  @Test(arguments: [
    "https://example.com", "myapp://title/1", "mailto:a@example.com", "tel:+49301234", "a+b-c.d:x",
    "screen:Learn", "screen:Kids/My Shows", "screen:Learn#new", "section:new", "item:clay",
    "MyApp:x",
    "screen:Learn#1#2", "section:a#b", "sms:1234", "itms-apps://apps.apple.com/app/id1",
    "screens:Learn",
  ])
  func `an address with a scheme and a place in the catalog are destinations`(link: String) {
    #expect(Self.checkDestination(link) == [])
  }

  @Test(arguments: [
    "", " ", "example.com", "www.example.com/a", "/a/b", "//example.com", "Learn", "#top", ":a",
    "1a:b", "a b:c", "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)",
    "java&#10;script:alert(1)", "data:text/html,a", "vbscript:a", "file:///etc/passwd", "https:",
    "https://", "https:///a", "https:example.com", "myapp:", "myapp://", "myapp://a b", "myapp:%2",
    "mailto:a&lt;b", "example.com:8080", "screen:", "screen:#new", "screen:Learn#", "Screen:Learn",
    "ITEM:clay", "item: clay", "section:new ", "item:a&#x202E;b", "myapp:a&#x202E;b",
    "screen:Top #1#new", "screen:#", "screen:A#",
  ])
  func `no other text is a destination, and nothing else is reported for it`(link: String) {
    #expect(Self.checkDestination(link) == ["invalid-link"])
  }

  @Test(arguments: [
    "https://a/⟦%⟧zz", "https://a/b⟦%⟧", "https://a/⟦ ⟧b", "https://a/⟦\\⟧b",
    "https://a/⟦\u{202E}⟧b",
  ])
  func `the character at fault is marked`(link: String) {
    let item = Checking.string("link", link)
    let marked = MarkedText(Checking.screen("businessBanner", items: [item]))
    let found = Checking.diagnostics(of: marked.bytes)
    #expect(found.map(\.place.range?.offsets) == marked.ranges)
  }

  @Test func `a destination can be insecure, and have a user's name, as a link to the web can`() {
    #expect(Self.checkDestination("http://example.com") == ["insecure-link"])
    #expect(Self.checkDestination("https://apple.com@evil.example/") == ["link-with-user"])
  }

  private static func checkDestination(_ link: String) -> [RuleIdentifier] {
    Checking.diagnostics(
      ofSection: "list",
      items: [Checking.string("text", "Help") + Checking.string("link", link)]
    ).map(\.part)
  }

  private static func check(_ link: String) -> [RuleIdentifier] {
    Checking.diagnostics(
      ofSection: "businessBanner", items: [Checking.string("link", link)]
    ).besidesCells.map(\.part)
  }
}
